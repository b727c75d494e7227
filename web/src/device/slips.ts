/** Your own slips in games of this device, for whoever wants to try them again: hardest first, and ever more rarely. */

import { recall, remember } from "./storage.ts";

export interface Slip {
  readonly record: string;
  readonly game: string;
  readonly seat: number;
  /** Which of all decisions of the review it is. */
  readonly index: number;
  /** What it lost, in points on average. */
  readonly loss: number;
  /** How often in a row it was tried again with success. */
  readonly streak: number;
  /** When it is to be tried again, in milliseconds since 1970. */
  readonly due: number;
}

const KEY = "slips";
const MOST = 300;
const DAY = 24 * 3_600_000;

/** Days until a slip comes again, by how often in a row it went well. */
const PAUSES = [0, 1, 3, 7, 21, 60];

const same = (a: Slip, b: Slip): boolean => a.record === b.record && a.index === b.index;

/** All of them, the costliest first. */
export function keptSlips(): readonly Slip[] {
  return recall<readonly Slip[]>(KEY, []).toSorted((a, b) => b.loss - a.loss);
}

/** Those that are to be tried again by now, the costliest first. */
export function dueSlips(now = Date.now()): readonly Slip[] {
  return keptSlips().filter(({ due }) => due <= now);
}

/** Remember slips, unless they are known; of too many the cheapest are forgotten. */
export function keepSlips(found: readonly Omit<Slip, "streak" | "due">[]): void {
  const kept = keptSlips();
  const fresh = found.map((slip) => ({ ...slip, streak: 0, due: 0 })).filter((slip) => !kept.some((one) => same(one, slip)));
  if (!fresh.length) return;
  const all = [...kept, ...fresh].toSorted((a, b) => b.loss - a.loss);
  remember(KEY, all.slice(0, MOST));
}

/** Note how another try went, and when the next one is due. */
export function noteTry(slip: Slip, well: boolean, now = Date.now()): void {
  const streak = well ? Math.min(slip.streak + 1, PAUSES.length - 1) : 0;
  const due = now + (PAUSES[streak] ?? 0) * DAY;
  remember(
    KEY,
    keptSlips().map((one) => (same(one, slip) ? { ...one, streak, due } : one)),
  );
}

/** Forget the slips of a record that is gone. */
export function forgetSlips(record: string): void {
  remember(
    KEY,
    keptSlips().filter((slip) => slip.record !== record),
  );
}
