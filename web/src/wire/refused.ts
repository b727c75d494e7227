/** A typed no from the server, in the person's language already. */

export class Refused extends Error {
  /** The kind: begins with the clause of the rules, or with `table`, `wire` or `record`. */
  readonly kind: string;

  constructor(kind: string, text: string) {
    super(text);
    this.name = "Refused";
    this.kind = kind;
  }

  /** The clause of the rules behind it, if it is one of the game's. */
  get clause(): string | null {
    return /^[A-Z]\d+/.exec(this.kind)?.[0] ?? null;
  }
}
