/** Those of a party who are known by name and points, by seat, as the podium wants them. */

import type { Cast } from "../../live/cast.ts";
import type { LiveTable } from "../../live/table.svelte.ts";
import type { CrowdView, Leader } from "../../protocol.ts";
import { nameIn } from "./names.ts";

export interface Standing {
  readonly cast: Cast;
  readonly totals: readonly number[];
  readonly crowns: readonly number[];
}

/** Seats that nothing was told about are left out of the lists. */
function bySeat<T>(leaders: readonly Leader[], told: (leader: Leader) => T): T[] {
  const list: T[] = [];
  for (const leader of leaders) list[leader.seat] = told(leader);
  return list;
}

export function standingOf(table: LiveTable, view: CrowdView, cast: Cast): Standing {
  const names = bySeat(view.leaders, ({ name }) => name);
  const totals = bySeat(view.leaders, ({ points }) => points);
  const crowns = bySeat(view.leaders, (leader) => leader.crowns);
  for (const seat of view.outcome?.winners ?? []) names[seat] ??= nameIn(table, seat);
  if (view.mine) {
    totals[view.mine.seat] = view.mine.total;
    crowns[view.mine.seat] = view.mine.crowns;
    names[view.mine.seat] = nameIn(table, view.mine.seat);
  }
  return { cast: { ...cast, names }, totals, crowns };
}
