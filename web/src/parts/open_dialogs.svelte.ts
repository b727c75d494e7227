/** How many dialogs are open: the lowest one makes everything outside of it inert, live regions included. */

let anyOpen = $state(false);
/** Not a state: an effect that ends would read it as it was before the change that ends it. */
let count = 0;

export function anyDialogOpen(): boolean {
  return anyOpen;
}

function change(by: 1 | -1): void {
  count += by;
  anyOpen = count > 0;
}

/** Count one more for as long as an effect lives; return its result from `$effect`. */
export function countOpenDialog(): () => void {
  change(1);
  return () => change(-1);
}
