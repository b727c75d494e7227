/** Who had written what, once a round is open. */

import type { Numbers, Round, Seat } from "../../protocol.ts";

export function ownersOf(picks: readonly Numbers[]): ReadonlyMap<number, readonly Seat[]> {
  const owners = new Map<number, Seat[]>();
  picks.forEach((numbers, seat) => {
    for (const number of numbers) owners.set(number, [...(owners.get(number) ?? []), seat]);
  });
  return owners;
}

/** Whether *number* lies on the round's Danger card. */
export function isDangerous(danger: Round["danger"], number: number): boolean {
  return danger !== null && number >= danger[0] && number <= danger[1];
}

/** What a box's corner was worth in the end, if it was crossed off; a round that was broken off is not scored. */
export function cornerOf({ crossed, lost, scores }: Round, number: number): "gained" | "lost" | null {
  if (!scores || !crossed.includes(number)) return null;
  return lost.includes(number) ? "lost" : "gained";
}
