/** What the coach says: one line at a time, each long enough to be read. */

import type { Details } from "../../words/speech.svelte.ts";

export interface Line {
  readonly id: string;
  readonly details?: Details;
  /** The clause of the rules behind it. */
  readonly clause: string;
  /** How far the lesson has come with it, counted from 0. */
  readonly step: number;
  /** Of two lines that wait, the weightier one is said; of equals the later. */
  readonly weight: number;
  /** How often it is worth hearing; once, if nothing is said. */
  readonly most?: number;
  /** Whether it is still worth hearing when the game has gone on. */
  readonly lasting?: boolean;
}

/** How many steps a lesson has; with the last one it is over. */
export const STEPS = 5;

const LEAST = 3_000;
const PER_LETTER = 33;

export class Prompter {
  line = $state.raw<Line | null>(null);
  /** The furthest step that was reached. */
  step = $state(0);
  readonly #speak: (line: Line) => string;
  readonly #said = new Map<string, number>();
  #waiting: readonly Line[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** *speak* turns a line into words, and lets them be heard. */
  constructor(speak: (line: Line) => string) {
    this.#speak = speak;
  }

  /** Something could be said, now or after the line that is being read. */
  offer(line: Line): void {
    if (this.over || (this.#said.get(line.id) ?? 0) >= (line.most ?? 1)) return;
    if (this.#timer === undefined) this.#show(line);
    else if (!this.#waiting.some(({ lasting, weight }) => !lasting && weight > line.weight)) {
      this.#waiting = [...this.#waiting.filter(({ lasting, id }) => lasting && id !== line.id), line];
    }
  }

  /** Whether the lesson has come to its end. */
  get over(): boolean {
    return this.step === STEPS - 1;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #show(line: Line): void {
    this.#said.set(line.id, (this.#said.get(line.id) ?? 0) + 1);
    this.line = line;
    this.step = Math.max(this.step, line.step);
    const read = Math.max(LEAST, this.#speak(line).length * PER_LETTER);
    this.#timer = setTimeout(() => this.#goOn(), read);
  }

  #goOn(): void {
    this.#timer = undefined;
    const [next, ...later] = this.#waiting;
    this.#waiting = later;
    if (next) this.#show(next);
  }
}
