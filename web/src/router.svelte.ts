/** Where somebody is, and how they get elsewhere without loading the page again. */

import { routeOf, type Route } from "./routes.ts";

let current = $state.raw<Route>(routeOf(location.pathname, location.hash));

export function route(): Route {
  return current;
}

function arrive(): void {
  current = routeOf(location.pathname, location.hash);
}

/** Go to another screen; `replace` leaves no way back to this address. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** Take the secret out of the address as soon as it is known: it belongs into no history. */
export function hideFragment(): void {
  history.replaceState(null, "", location.pathname);
  arrive();
}

function followed(event: MouseEvent): string | null {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = (event.target as Element | null)?.closest?.("a");
  if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute("download")) return null;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return null;
  return link.pathname + link.hash;
}

/** Let links inside the client change the screen. */
export function startRouting(): void {
  addEventListener("popstate", arrive);
  addEventListener("hashchange", arrive);
  addEventListener("click", (event) => {
    const path = followed(event);
    if (path === null) return;
    event.preventDefault();
    go(path);
  });
}
