/** Numbers on paper: a sheet to choose them from, and who had written what once a round is open. */

import type { ChooseOffer, Numbers, Round, Seat, Zone } from "../../protocol.ts";

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

/** What any sheet of numbers needs to know, at a table or at a party. */
export interface NumberSheet {
  offer: ChooseOffer;
  danger: Zone | null;
  written: readonly number[];
  /** Whether the server has kept what is written. */
  kept: boolean;
  ontoggle: (number: number) => void;
}
