/** The view that one has of a party, and what an event makes of it. */

import type { Viewed } from "../../../live/scene_context.ts";
import type { CrowdView, ToldEvent } from "../../../protocol.ts";

/** What *table* shows of a party, if there is one. */
export function crowdViewOf(table: Viewed | null): CrowdView | null {
  return table?.view?.view === "crowd" ? table.view : null;
}

/** The first few are told with every tally; those behind them stay until the round is written down. */
function afterRace(view: CrowdView, race: CrowdView["leaders"]): CrowdView["leaders"] {
  const ahead = new Set(race.map(({ seat }) => seat));
  return [...race, ...view.leaders.filter(({ seat }) => !ahead.has(seat))].slice(0, Math.max(race.length, view.leaders.length));
}

/** The view of somebody who is told of numbers only, when the count has come to *number*. */
export function countedTo(view: CrowdView, number: number): CrowdView {
  return { ...view, phase: "count", missing: [], number };
}

export function foldCrowd(view: CrowdView, event: ToldEvent): CrowdView {
  switch (event.event) {
    case "revealed": {
      const { round, beginner, blocked, danger } = event;
      return { ...view, phase: "choose", round, beginner, blocked, danger, missing: [], number: 0, skyline: [] };
    }
    case "ready":
      return { ...view, ready: event.count, missing: event.missing };
    case "tally":
      return {
        ...countedTo(view, event.number),
        tally: event,
        leaders: afterRace(view, event.leaders),
        skyline: [...view.skyline.slice(0, event.first_bin), ...event.bins],
      };
    case "race":
      return { ...view, leaders: event.leaders };
    case "crowd-scored": {
      const round = event.last ? event.result.round : event.result.round + 1;
      const phase = event.last ? "over" : "reveal";
      const rounds = [...view.rounds, event.result];
      const beginner = event.next_beginner;
      const fresh = { blocked: null, danger: null, tally: null, number: 0, ready: 0, missing: [] } as const;
      return { ...view, ...fresh, phase, round, beginner, rounds, leaders: event.leaders, podium: event.podium };
    }
    case "game-ended":
      return { ...view, phase: "over", round: view.rounds.length, outcome: event.outcome };
    default:
      return view;
  }
}

