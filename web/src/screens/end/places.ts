/** In what order a finished game is shown: who won, as the server says, then the others by their totals. */

import type { Outcome, Seat } from "../../protocol.ts";

export interface Place {
  /** Counted from 1; those level with one another share it. */
  readonly rank: number;
  readonly seats: readonly Seat[];
}

export function placesOf(totals: readonly number[], { winners }: Outcome): readonly Place[] {
  const others = totals.map((total, seat) => ({ total, seat })).filter(({ seat }) => !winners.includes(seat));
  const levels = [...new Set(others.map(({ total }) => total))].sort((a, b) => b - a);
  const groups = levels.map((level) => others.filter(({ total }) => total === level).map(({ seat }) => seat));
  let before = 0;
  return [winners, ...groups].map((seats) => {
    const rank = before + 1;
    before += seats.length;
    return { rank, seats };
  });
}
