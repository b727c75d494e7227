/** What the coach says: one line at a time, each until the learner has read it. */

import type { Details } from "../../i18n/messages.svelte.ts";

export interface CoachLine {
  readonly id: string;
  readonly details?: Details;
  /** The clause of the rules behind it. */
  readonly clause: string;
  /** How far the lesson has come with it, counted from 0. */
  readonly step: number;
  /** Of more lines than anybody wants to read in a row, the weightiest are said. */
  readonly weight: number;
  /** How often it is worth hearing; once, if nothing is said. */
  readonly most?: number;
}

/** How many steps a lesson has; with the last one it is over. */
export const STEPS = 5;

/** How many lines wait at most. */
const MOST_WAITING = 3;

interface CoachLineHandlers {
  /** Let a line be heard. */
  readonly speak: (line: CoachLine) => void;
  /** Let the game wait until the learner has read what there is to read, or go on. */
  readonly hold: (held: boolean) => void;
}

export class CoachLines {
  line = $state.raw<CoachLine | null>(null);
  /** The furthest step that was reached. */
  step = $state(0);
  readonly #handlers: CoachLineHandlers;
  readonly #offered = new Map<string, number>();
  #waiting: readonly CoachLine[] = [];

  constructor(handlers: CoachLineHandlers) {
    this.#handlers = handlers;
  }

  /** Something could be said, now or after the lines that wait to be read. */
  offer(line: CoachLine): void {
    const times = this.#offered.get(line.id) ?? 0;
    if (this.over || times >= (line.most ?? 1)) return;
    this.#offered.set(line.id, times + 1);
    if (this.line === null) return this.#show(line);
    const waiting = [...this.#waiting, line];
    const least = Math.min(...waiting.map(({ weight }) => weight));
    const dropped = waiting.length > MOST_WAITING ? waiting.findIndex(({ weight }) => weight === least) : -1;
    this.#waiting = waiting.filter((_, i) => i !== dropped);
  }

  /** Whether the lesson has come to its end. */
  get over(): boolean {
    return this.step === STEPS - 1;
  }

  /** The learner has read the line: on to the next one, or on with the game. */
  acknowledge(): void {
    const [next, ...later] = this.#waiting;
    this.#waiting = later;
    this.line = null;
    if (next) this.#show(next);
    else this.#handlers.hold(false);
  }

  /** The learner plays on without reading: nothing waits any more. */
  clear(): void {
    if (this.over) return;
    this.#waiting = [];
    if (this.line) this.acknowledge();
  }

  #show(line: CoachLine): void {
    this.line = line;
    this.step = Math.max(this.step, line.step);
    this.#handlers.speak(line);
    this.#handlers.hold(!this.over);
  }
}
