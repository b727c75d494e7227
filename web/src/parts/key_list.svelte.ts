/** Whether the list of keys is open. */

let open = $state(false);

export const keysShown = (): boolean => open;
export const showKeys = (): void => void (open = true);
export const hideKeys = (): void => void (open = false);
