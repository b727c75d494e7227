/** Where the keyboard goes when what had the focus is gone. */

/** What had the focus last, as long as nobody has moved it away by hand. */
let last: HTMLElement | null = null;
/** Whether another screen is coming whose heading is to get the focus. */
let arriving = false;

/** Begin at the heading of the screen, or at its beginning if it has none; tell whether there is a screen. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (!heading) return false;
  if (!heading.hasAttribute("tabindex")) heading.setAttribute("tabindex", "-1");
  heading.focus({ preventScroll: true });
  return true;
}

/** Begin the screen that comes next at its heading, as soon as it has one. */
export function beginScreen(): void {
  arriving = true;
  requestAnimationFrame(settle);
}

function isGone(it: HTMLElement): boolean {
  return !it.isConnected || it.matches(":disabled, [inert], [inert] *");
}

/** Whether what had the focus has gone, and nobody has found a new place for it. */
function isLost(): boolean {
  const { activeElement } = document;
  return last !== null && isGone(last) && (activeElement === document.body || activeElement === last);
}

/** Find a new place for the focus; a dialog takes care of its own, and a screen may still be on its way. */
function settle(): void {
  if (!(arriving || isLost()) || document.querySelector("dialog[open]")) return;
  if (focusHeading()) arriving = false;
}

/** From now on nobody who uses a keyboard is thrown back to the top of the page. */
export function keepFocus(): void {
  addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement) last = target;
  });
  addEventListener("pointerdown", () => (last = null), { capture: true });
  const observer = new MutationObserver(() => {
    if (arriving || (last && isGone(last))) requestAnimationFrame(settle);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled", "inert"] });
}
