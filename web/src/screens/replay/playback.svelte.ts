/** Which frame of a replay is shown: runs by itself, or goes wherever somebody scrubs to. */

/** How long a frame stays at single speed, in milliseconds, unless its game says otherwise. */
export const USUAL_DURATION = 550;

export const SPEEDS = [0.5, 1, 2, 4] as const;

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
