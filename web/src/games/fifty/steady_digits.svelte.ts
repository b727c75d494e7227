/**
 * Large digits that never flash: at most three changes a second are drawn, whatever the pace (WCAG 2.3.1).
 * What lies between is left out; small things, such as the number line, show every number.
 */

import { untrack } from "svelte";

import { prefersStill } from "../../device/preferences.svelte.ts";
import type { ToldEvent } from "../../protocol.ts";

/** The shortest time between two changes, in milliseconds: a third of a second, and a frame or two of delay. */
const LEAST_TIME = 370;
/** The same where motion is unwanted, for numbers at which nothing happened. */
const LEAST_TIME_STILL = 1_000;

export class SteadyDigits<T> {
  /** What is drawn. */
  drawn: T;
  /** Whether changes come faster than they are drawn: then nothing is animated. */
  hurried = $state(false);
  readonly #digitsOf: (value: T) => number | null;
  readonly #matters: (value: T) => boolean;
  #latest: T;
  #drawnAt = -Infinity;
  #cameAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Draw *source*, whose digits *digitsOf* tells; *matters* tells what is never left out where motion is unwanted. */
  constructor(source: () => T, digitsOf: (value: T) => number | null, matters: (value: T) => boolean = () => false) {
    this.#digitsOf = digitsOf;
    this.#matters = matters;
    this.#latest = untrack(source);
    this.drawn = $state.raw(this.#latest);
    $effect.pre(() => {
      const value = source();
      untrack(() => this.#come(value));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  #come(value: T): void {
    const changed = this.#digitsOf(value) !== this.#digitsOf(this.#latest);
    this.#latest = value;
    if (!changed) {
      if (this.#timer === undefined) this.drawn = value;
      return;
    }
    const now = performance.now();
    this.hurried = now - this.#cameAt < LEAST_TIME;
    this.#cameAt = now;
    const left = this.hurried && prefersStill() && !this.#matters(value) ? LEAST_TIME_STILL : LEAST_TIME;
    this.#drawAfter(left);
  }

  /** Draw the latest value as soon as the one before it was there for *least* milliseconds. */
  #drawAfter(least: number): void {
    clearTimeout(this.#timer);
    const wait = this.#drawnAt + least - performance.now();
    if (wait > 0) this.#timer = setTimeout(() => this.#drawAfter(least), wait);
    else this.#draw();
  }

  #draw(): void {
    this.#timer = undefined;
    this.#drawnAt = performance.now();
    this.drawn = this.#latest;
    // A busy browser shows it later than that, and from then on it counts.
    requestAnimationFrame(() => (this.#drawnAt = performance.now()));
  }
}

/** The number that was said aloud, while the count waits for its owner. */
export class SpokenNumber {
  number = $state<number | null>(null);

  receive(event: ToldEvent): void {
    if (event.event === "announced") this.number = event.number;
    else if (event.event === "called" || event.event === "tally") this.number = null;
  }
}
