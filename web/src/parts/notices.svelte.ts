/** Short lines at the head of the screen: refusals with their rule, and what was done. */

import { untrack } from "svelte";

import { Refused } from "../wire/refused.ts";
import { announcer } from "./announcer.svelte.ts";

export interface Notice {
  readonly id: number;
  readonly text: string;
  /** The clause of the rules that it is about. */
  readonly clause: string | null;
  readonly bad: boolean;
}

const MOST = 3;
const STAYS = 7_000;

class Notices {
  shown = $state.raw<readonly Notice[]>([]);
  #count = 0;
  #held: number | null = null;

  say(text: string, { clause = null as string | null, bad = false } = {}): void {
    this.#count += 1;
    const id = this.#count;
    const others = untrack(() => this.shown).filter((notice) => notice.text !== text);
    this.shown = [...others, { id, text, clause, bad }].slice(-MOST);
    announcer.answer(text);
    this.#expire(id);
  }

  /** Say why something was not done. */
  refuse(error: unknown): void {
    if (error instanceof Refused) this.say(sentence(error.message), { clause: error.clause, bad: true });
    else throw error;
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }

  /** Nobody is in one any more: the rest of them may go when their time comes. */
  leave(id: number): void {
    if (this.#held !== id) return;
    this.#held = null;
    this.#expire(id);
  }

  /** Somebody is in a notice: it stays for as long as they are. */
  hold(id: number): void {
    this.#held = id;
  }

  #expire(id: number): void {
    setTimeout(() => this.#held === id || this.dismiss(id), STAYS);
  }
}

/** Refusals begin small, because a command line puts a name before them. */
function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export const notices = new Notices();
