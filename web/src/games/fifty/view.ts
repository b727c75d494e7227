/** The view that one has of a game of Fifty, and what an event makes of it. */

import type { Called, Chose, Count, FiftyRoundScored, FiftyView, ToldEvent } from "../../protocol.ts";
import type { Viewed } from "../../live/scene_context.ts";

/** What *table* shows of a game of Fifty, if that is what is played there and it is no party. */
export function fiftyViewOf(table: Viewed | null): FiftyView | null {
  return table?.view?.view === "fifty" ? table.view : null;
}

function afterChoice(view: FiftyView, { seat, numbers }: Chose): FiftyView {
  const mine = seat === view.viewer ? numbers : view.my_numbers;
  return { ...view, ready: view.ready.with(seat, true), my_numbers: mine };
}

/** Whether somebody owned the number, or gained a crown at it. */
export function isEventful({ taker, crossings, crowned }: Called): boolean {
  return taker !== null || crossings.length > 0 || crowned;
}

function afterCall(view: FiftyView, called: Called): FiftyView {
  const nothing = view.ready.map(() => 0);
  const before: Omit<Count, "called"> = view.count ?? { beads: nothing, bonus: nothing, story: [] };
  const { scorer, bead, crowned } = called;
  const story = isEventful(called) ? [...before.story, called] : before.story;
  const bonus = [...before.bonus];
  for (const crossing of called.crossings) {
    bonus[crossing.seat] = (bonus[crossing.seat] ?? 0) + crossing.gained;
  }
  const beads = scorer === null ? before.beads : before.beads.with(scorer, bead);
  const crowns =
    crowned && scorer !== null ? view.crowns.with(scorer, (view.crowns[scorer] ?? 0) + 1) : view.crowns;
  return { ...view, phase: "count", count: { called, beads, bonus, story }, crowns };
}

function afterRound(view: FiftyView, scored: FiftyRoundScored): FiftyView {
  return {
    ...view,
    phase: scored.last ? "over" : "reveal",
    round: scored.last ? scored.round : scored.round + 1,
    beginner: scored.next_beginner,
    blocked: null,
    danger: null,
    ready: view.ready.map(() => false),
    my_numbers: null,
    count: null,
    rounds: [...view.rounds, scored.result],
    totals: scored.totals,
    crowns: scored.crowns,
  };
}

export function foldFifty(view: FiftyView, event: ToldEvent): FiftyView {
  switch (event.event) {
    case "revealed": {
      const { round, beginner, blocked, danger } = event;
      return { ...view, phase: "choose", round, beginner, blocked, danger };
    }
    case "chose":
      return afterChoice(view, event);
    case "called":
      return afterCall(view, event);
    case "round-scored":
      return afterRound(view, event);
    case "game-ended":
      return { ...view, phase: "over", round: view.rounds.length, outcome: event.outcome, places: event.places };
    default:
      return view;
  }
}
