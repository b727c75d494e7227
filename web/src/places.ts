/** Which screen an address means. */

export type Place =
  | { readonly screen: "home" }
  | { readonly screen: "table"; readonly code: string; readonly token: string | null }
  | { readonly screen: "stage"; readonly code: string }
  | { readonly screen: "learn"; readonly game: string | null; readonly clause: string | null }
  | { readonly screen: "replay"; readonly record: string | null };

/** Read an address. Whatever we do not know is home. */
export function placeOf(pathname: string, hash: string): Place {
  const [first = "", second = ""] = pathname.split("/").filter(Boolean).map(decoded);
  const fragment = hash.replace(/^#/, "");
  switch (first) {
    case "t":
      return second ? { screen: "table", code: second.toUpperCase(), token: fragment || null } : { screen: "home" };
    case "stage":
      return second ? { screen: "stage", code: second.toUpperCase() } : { screen: "home" };
    case "learn":
      return { screen: "learn", game: second || null, clause: fragment || null };
    case "replay":
      return { screen: "replay", record: second || null };
    default:
      return { screen: "home" };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
