/** Tokens and request ids that nobody else makes. Works on plain http too, unlike `randomUUID`. */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

function letters(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte & 63]).join("");
}

/** The secret that is a seat. */
export function newToken(): string {
  return letters(22);
}

const page = letters(10);
let asked = 0;

/** An id that no other tab of the same person uses. */
export function newId(): string {
  asked += 1;
  return `${page}-${asked}`;
}
