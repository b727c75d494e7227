/** Who stands on the podium of an event: those with equal rank share a step. */

import type { Finalist } from "../../../protocol.ts";

const STEPS = 3;
/** So many fit on a step; of more, the first ones are shown. */
const MOST_A_STEP = 4;

/** The finalists by step, winners first. */
export function podiumOf(podium: readonly Finalist[]): readonly (readonly Finalist[])[] {
  const steps = new Map<number, Finalist[]>();
  for (const finalist of podium) steps.set(finalist.rank, [...(steps.get(finalist.rank) ?? []), finalist]);
  const ranks = [...steps.keys()].sort((a, b) => a - b).slice(0, STEPS);
  return ranks.map((rank) => (steps.get(rank) ?? []).slice(0, MOST_A_STEP));
}
