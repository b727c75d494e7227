/** Who stands on which step of a podium, best first. */

import type { Seat } from "../../protocol.ts";

export interface Step {
  /** Counted from 1; equals share it. */
  readonly place: number;
  readonly seats: readonly Seat[];
}

/** The steps of a finished game, from everybody's place by seat. */
export function podiumOf(places: readonly number[]): readonly Step[] {
  const taken = [...new Set(places)].sort((a, b) => a - b);
  return taken.map((place) => ({ place, seats: places.flatMap((other, seat) => (other === place ? [seat] : [])) }));
}
