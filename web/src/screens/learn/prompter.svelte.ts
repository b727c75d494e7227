/** What the coach says: one line at a time, each until the learner has read it. */

import type { Details } from "../../words/speech.svelte.ts";

export interface Line {
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

interface Prompting {
  /** Let a line be heard. */
  readonly speak: (line: Line) => void;
  /** Let the game wait until the learner has read what there is to read, or go on. */
  readonly hold: (held: boolean) => void;
}

export class Prompter {
  line = $state.raw<Line | null>(null);
  /** The furthest step that was reached. */
  step = $state(0);
  readonly #prompting: Prompting;
  readonly #offered = new Map<string, number>();
  #waiting: readonly Line[] = [];

  constructor(prompting: Prompting) {
    this.#prompting = prompting;
  }

  /** Something could be said, now or after the lines that wait to be read. */
  offer(line: Line): void {
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
    else this.#prompting.hold(false);
  }

  /** The learner plays on without reading: nothing waits any more. */
  clear(): void {
    if (this.over) return;
    this.#waiting = [];
    if (this.line) this.acknowledge();
  }

  #show(line: Line): void {
    this.line = line;
    this.step = Math.max(this.step, line.step);
    this.#prompting.speak(line);
    this.#prompting.hold(!this.over);
  }
}
