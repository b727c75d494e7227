/** Read an invitation as people type or paste it: `abc def`, `ABC-DEF`, or the whole link. */

/** Where it leads; `null` if there is nothing to go by. */
export interface Invitation {
  readonly code: string;
  /** A link to somebody's own seat has its secret behind the #. */
  readonly fragment: string;
}

export function readInvitation(text: string): Invitation | null {
  const [path = "", fragment = ""] = text.trim().split("#", 2);
  const linked = /\/(?:t|stage)\/([^/?]+)/i.exec(path)?.[1];
  const code = (linked ?? path).replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
  return code ? { code: code.slice(0, 16), fragment: fragment.trim() } : null;
}
