/** The page that the build has rendered in advance, until the app takes it over. Its root says which one it is. */

import { routeOf } from "./routes.ts";
import type { Language } from "./i18n/languages.ts";

const DRAWN = "drawn";
const PRESSED = "data-pressed";
const FOREIGN = "foreign";
const root = document.documentElement;

/** Whether it is what is to be seen at this address: it is not, where another language was chosen or offline. */
export function matchesAddress(language: Language): boolean {
  return root.dataset[DRAWN] === `${routeOf(location.pathname, "").screen}.${language}`;
}

/** Nobody need see what the app is about to replace. */
export function hideForeign(language: Language): void {
  root.classList.toggle(FOREIGN, !matchesAddress(language));
}

/** Mark what is pressed last, for as long as nobody else answers. Links work by themselves. */
export function keepPressed(): void {
  addEventListener("click", ({ target }) => {
    const pressed = (target as Element).closest("button, [type=radio]");
    if (!pressed || !(DRAWN in root.dataset)) return;
    document.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
    pressed.setAttribute(PRESSED, "");
  });
  addEventListener("submit", (event) => {
    if (DRAWN in root.dataset) event.preventDefault();
  });
}

/** From here on the app answers. */
export function takeOver(): void {
  delete root.dataset[DRAWN];
  root.classList.remove(FOREIGN);
}

/** Press once more what was pressed too early. */
export function pressAgain(): void {
  const pressed = document.querySelector<HTMLElement>(`[${PRESSED}]`);
  pressed?.removeAttribute(PRESSED);
  pressed?.click();
}
