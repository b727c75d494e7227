/** Which frame of a replay is shown: runs by itself, or goes wherever somebody scrubs to. */

import type { ToldEvent } from "../../protocol.ts";

/** How long a frame stays at single speed, in milliseconds; what people look at stays longer. */
const STAYS: Readonly<Partial<Record<ToldEvent["event"], number>>> = {
  revealed: 1_600,
  chose: 250,
  "round-scored": 4_000,
  "crowd-scored": 4_000,
  dealt: 1_000,
  "mood-turned": 700,
  "card-played": 800,
  "trick-taken": 1_600,
  "fifty-fifty-round-scored": 4_000,
};
const USUAL = 550;
const EVENTFUL = 1_300;

export const SPEEDS = [0.5, 1, 2, 4] as const;

export function durationOf(event: ToldEvent | null): number {
  if (!event) return USUAL;
  if (event.event === "called" && (event.taker !== null || event.crossings.length || event.crowned)) return EVENTFUL;
  return STAYS[event.event] ?? USUAL;
}

export class Playback {
  at = $state(0);
  running = $state(false);
  speed = $state<number>(1);
  readonly last: number;

  constructor(last: number, at: number) {
    this.last = last;
    this.at = Math.min(Math.max(at, 0), last);
  }

  /** Go to a moment; whoever scrubs wants to look, so it stops there. */
  seek(at: number): void {
    this.running = false;
    this.at = Math.min(Math.max(at, 0), this.last);
  }

  toggle(): void {
    if (this.at >= this.last) this.at = 0;
    this.running = !this.running;
  }

  /** Advance by one frame after *milliseconds*; call it inside `$effect` and return its result. */
  tick(milliseconds: number): (() => void) | undefined {
    if (!this.running) return undefined;
    if (this.at >= this.last) {
      this.running = false;
      return undefined;
    }
    const timer = setTimeout(() => (this.at += 1), milliseconds / this.speed);
    return () => clearTimeout(timer);
  }
}
