/** What somebody is writing: pencil until they are done, and still there after a refresh. */

const DELAY = 900;

/** Which line of which grid a draft belongs to. */
export interface DraftPlace {
  readonly code: string;
  /** How many games were begun at this table, so that a rematch starts on an empty line. */
  readonly games: number;
  readonly seat: number;
  readonly round: number;
}

export class Draft {
  /** In the order of writing; `null` while nothing differs from what the server has kept. */
  #numbers = $state.raw<readonly number[] | null>(null);
  /** Digits that were typed and are no number yet. */
  typed = $state("");
  /** Under which it is kept, if it is. */
  readonly #key: string | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Without a place it lives as long as the page. */
  constructor(place: DraftPlace | null) {
    this.#key = place && `fifties.draft.${place.code}.${place.games}.${place.seat}.${place.round}`;
    this.#numbers = this.#recalled();
  }

  get numbers(): readonly number[] | null {
    return this.#numbers;
  }
  set numbers(numbers: readonly number[] | null) {
    this.#numbers = numbers;
    if (this.#key === null) return;
    try {
      if (numbers) sessionStorage.setItem(this.#key, JSON.stringify(numbers));
      else sessionStorage.removeItem(this.#key);
    } catch {
      // Then the draft lives as long as the page.
    }
  }

  #recalled(): readonly number[] | null {
    if (this.#key === null) return null;
    try {
      return JSON.parse(sessionStorage.getItem(this.#key) ?? "null") as readonly number[] | null;
    } catch {
      return null;
    }
  }

  /** A digit is typed: `write` hears of the number as soon as no further digit can belong to it. */
  type(digit: string, most: number, write: (number: number) => void): void {
    this.typed += digit;
    clearTimeout(this.#timer);
    if (Number(this.typed) * 10 > most) this.finish(write);
    else this.#timer = setTimeout(() => this.finish(write), DELAY);
  }

  /** Nobody writes here any more: digits that are no number yet are dropped. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** No further digit comes. */
  finish(write: (number: number) => void): void {
    clearTimeout(this.#timer);
    const number = Number(this.typed);
    this.typed = "";
    if (number) write(number);
  }
}

export function sameNumbers(some: readonly number[] | null, others: readonly number[] | null): boolean {
  if (!some || !others || some.length !== others.length) return false;
  return some.every((number) => others.includes(number));
}
