/** The passing of time, for whatever counts down on the screen. */

import { createSubscriber } from "svelte/reactivity";

/** In milliseconds: often enough for a second to change when it does. */
const OFTEN = 200;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, OFTEN);
  return () => clearInterval(timer);
});

/** Have whatever is being derived or drawn done again as time goes by. */
export function followSeconds(): void {
  subscribe();
}
