/** What somebody at a party is called, from all that was told: a crowd is not listed as a whole. */

import type { LiveTable } from "../../live/table.svelte.ts";

export function nameIn(table: LiveTable, seat: number): string {
  if (seat === table.seat && table.you) return table.you.name;
  return table.crowd?.leaders.find((leader) => leader.seat === seat)?.name ?? table.nameOf(seat);
}
