/** What a screen reader says: one polite log of what happens, one assertive line for *you*. */

import { untrack } from "svelte";

const MOST_LINES = 60;
/** More lines than this do not wait: the oldest is in the log only. */
const MOST_WAITING = 3;
/** How long a line stays before the next one that waits replaces it, in milliseconds. */
const LEAST_TIME = 1_200;
const TIME_PER_LETTER = 55;

export interface LogLine {
  readonly id: number;
  readonly text: string;
  /** Whether it is only there to be read back: it is said elsewhere, or too often. */
  readonly silent: boolean;
}

class Announcer {
  /** What has happened, oldest first; people can read it back. */
  log = $state.raw<readonly LogLine[]>([]);
  /** What concerns you at this moment. */
  line = $state("");
  #count = 0;
  #waiting: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The id of the latest line of the log. */
  get latest(): number {
    return this.#count;
  }

  /** Something has happened at the table. */
  tell(text: string): void {
    this.#enter(text, false);
  }

  /** Something has happened that is worth reading back, but not worth interrupting people for. */
  note(text: string): void {
    this.#enter(text, true);
  }

  /** Something concerns the person in front of the screen: their turn, their number. It waits for what is being said. */
  address(text: string): void {
    this.note(text);
    if (this.#timer === undefined) this.#show(text);
    else this.#waiting = [...this.#waiting, text].slice(-MOST_WAITING);
  }

  /**
   * Answer what the person has just done, or call for what cannot wait, instead of what is being said.
   * The log does not keep it: the next one at this device may not read what somebody has written.
   */
  answer(text: string): void {
    this.#show(text);
  }

  /** Forget what was said: a live region that is put into the page anew would say it again. */
  hush(): void {
    this.line = "";
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.log = [];
    this.line = "";
  }

  #enter(text: string, silent: boolean): void {
    this.#count += 1;
    const before = untrack(() => this.log);
    this.log = [...before, { id: this.#count, text, silent }].slice(-MOST_LINES);
  }

  #show(text: string): void {
    clearTimeout(this.#timer);
    // A line that is said twice in a row would not be read again.
    this.line = untrack(() => this.line) === text ? `${text}\u00a0` : text;
    this.#timer = setTimeout(() => this.#goOn(), Math.max(LEAST_TIME, text.length * TIME_PER_LETTER));
  }

  #goOn(): void {
    this.#timer = undefined;
    const [next, ...later] = this.#waiting;
    this.#waiting = later;
    if (next !== undefined) this.#show(next);
  }
}

export const announcer = new Announcer();
