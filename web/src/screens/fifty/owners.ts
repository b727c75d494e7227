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

/** What a crossed-off box's corner was worth in the end; a round that was broken off is not scored. */
export function cornerOf({ danger, scores }: Round, number: number, clashed: boolean): "gained" | "lost" | null {
  if (!clashed || !scores) return null;
  return isDangerous(danger, number) ? "lost" : "gained";
}
