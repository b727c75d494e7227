/**
 * Where somebody is, and how they get elsewhere without loading the page again.
 *
 * A path such as `/learn` means the same screen everywhere. What it looks like as an address depends on where the
 * tables are: `/learn` where a server has them, `/here/learn` for those of this device, and `?/learn` on a site of
 * static files, which has one page in one folder and no server at all.
 */

import { routeOf, type Route } from "./routes.ts";

/** Where the tables are that the page is about. */
export type TableHost = "server" | "device";

interface Whereabouts {
  readonly tableHost: TableHost;
  readonly route: Route;
}

const HERE = "/here";
/** Whether this page came from a host of static files. */
export const onSite = document.documentElement.dataset?.["site"] !== undefined;

function look({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): Whereabouts {
  if (onSite) return { tableHost: "device", route: routeOf(search.slice(1), hash) };
  const isHere = pathname === HERE || pathname.startsWith(`${HERE}/`);
  return { tableHost: isHere ? "device" : "server", route: routeOf(isHere ? pathname.slice(HERE.length) : pathname, hash) };
}

let current = $state.raw<Whereabouts>(look(location));

export function route(): Route {
  return current.route;
}

export function tableHost(): TableHost {
  return current.tableHost;
}

/** The address of a path, where the tables are now or at another *place*. */
export function to(path: string, at: TableHost = tableHost()): string {
  if (onSite) return path === "/" ? "." : `?${path}`;
  if (at === "server") return path;
  return path === "/" ? HERE : `${HERE}${path}`;
}

function arrive(): void {
  current = look(location);
}

function visit(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  arrive();
  scrollTo(0, 0);
}

/** Go to another screen; `replace` leaves no way back to this address. */
export function go(path: string, { replace = false } = {}): void {
  visit(to(path), replace);
}

/** Take the secret out of the address as soon as it is known: it belongs into no history. */
export function hideFragment(): void {
  history.replaceState(null, "", location.pathname + location.search);
  arrive();
}

function followed(event: MouseEvent): string | null {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = (event.target as Element | null)?.closest?.("a");
  if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute("download")) return null;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return null;
  if (onSite && link.pathname !== location.pathname && link.pathname !== new URL(".", location.href).pathname) return null;
  // The page of a server may be of another version than the offline copy: that comes with a page of its own.
  if (look(link).tableHost !== tableHost()) return null;
  return link.pathname + link.search + link.hash;
}

/** Let links inside the client change the screen. */
export function startRouting(): void {
  addEventListener("popstate", arrive);
  addEventListener("hashchange", arrive);
  addEventListener("click", (event) => {
    const address = followed(event);
    if (address === null) return;
    event.preventDefault();
    visit(address);
  });
}
