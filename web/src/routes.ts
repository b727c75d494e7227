/** Which screen an address means. */

export type Route =
  | { readonly screen: "home" }
  | { readonly screen: "table"; readonly code: string; readonly token: string | null }
  | { readonly screen: "stage"; readonly code: string }
  | { readonly screen: "event" }
  | { readonly screen: "moderate"; readonly code: string; readonly token: string | null }
  | { readonly screen: "learn"; readonly game: string | null; readonly clause: string | null }
  | { readonly screen: "replay"; readonly record: string | null }
  | { readonly screen: "review"; readonly record: string | null }
  | { readonly screen: "about" }
  | { readonly screen: "missing" };

/** Read an address. */
export function routeOf(pathname: string, hash: string): Route {
  const [first = "", second = ""] = pathname.split("/").filter(Boolean).map(decoded);
  const fragment = hash.replace(/^#/, "");
  switch (first) {
    case "t":
      return second ? { screen: "table", code: second.toUpperCase(), token: fragment || null } : { screen: "missing" };
    case "stage":
      return second ? { screen: "stage", code: second.toUpperCase() } : { screen: "missing" };
    case "event":
      return { screen: "event" };
    case "moderate":
      return second ? { screen: "moderate", code: second.toUpperCase(), token: fragment || null } : { screen: "missing" };
    case "learn":
    case "rules":
      return { screen: "learn", game: second || null, clause: fragment || null };
    case "replay":
    case "replays":
      return { screen: "replay", record: second || null };
    case "review":
      return { screen: "review", record: second || null };
    case "about":
      return { screen: "about" };
    case "":
      return { screen: "home" };
    default:
      return { screen: "missing" };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
