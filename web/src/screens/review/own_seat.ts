/** Which of the players of a record is whoever sits before this device. */

import { keptSeats } from "../../device/seats.ts";

/** The seat that the address names (`#2`), or whose name somebody on this device has played under; nobody if unknown. */
export function ownSeat(players: readonly string[], hash: string): number | null {
  const named = /^#(\d+)$/.exec(hash)?.[1];
  if (named !== undefined && Number(named) < players.length) return Number(named);
  const names = new Set(keptSeats().map(({ name }) => name));
  const seat = players.findIndex((player) => names.has(player));
  return seat < 0 ? null : seat;
}
