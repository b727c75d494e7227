/** How many sheets lie over the screen: the lowest one makes everything outside of it silent and dead. */

import { untrack } from "svelte";

let lying = $state(0);

export function sheetsLie(): boolean {
  return lying > 0;
}

/** Lay one more for as long as an effect lives; return its result from `$effect`. */
export function laySheet(): () => void {
  untrack(() => (lying += 1));
  return () => untrack(() => (lying -= 1));
}
