/** What a screen reader says: one polite log of what happens, one assertive line for *you*. */

import { untrack } from "svelte";

const MOST_LINES = 60;

class Announcer {
  /** What has happened, oldest first; people can read it back. */
  log = $state.raw<readonly { readonly id: number; readonly text: string }[]>([]);
  /** What concerns you at this moment. */
  line = $state("");
  #count = 0;

  /** Something has happened at the table. */
  tell(text: string): void {
    this.#count += 1;
    const before = untrack(() => this.log);
    this.log = [...before, { id: this.#count, text }].slice(-MOST_LINES);
  }

  /** Something concerns the person in front of the screen: their turn, their number, a refusal. */
  address(text: string): void {
    // A line that is said twice in a row would not be read again.
    this.line = untrack(() => this.line) === text ? `${text}\u00a0` : text;
  }

  clear(): void {
    this.log = [];
    this.line = "";
  }
}

export const announcer = new Announcer();
