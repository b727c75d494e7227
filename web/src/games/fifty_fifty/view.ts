/** The view that one has of a game of Fifty Fifty, and what an event makes of it. */

import type { Viewed } from "../../live/scene_context.ts";
import type { LiveTable } from "../../live/table.svelte.ts";
import type { CardPlayed, Dealt, FiftyFiftyRoundScored, FiftyFiftyInfo, FiftyFiftyView, ToldEvent } from "../../protocol.ts";

/** What *table* shows of a game of Fifty Fifty, if that is what is played there. */
export function fiftyFiftyViewOf(table: Viewed | null): FiftyFiftyView | null {
  return table?.view?.view === "fifty-fifty" ? table.view : null;
}

/** What *table* tells of such a game beside its view. */
export function fiftyFiftyShownOf(table: LiveTable): FiftyFiftyInfo | null {
  const game = table.shown?.game;
  return game?.game === "fifty-fifty" ? game : null;
}

function afterDeal(view: FiftyFiftyView, { round, dealer, leader, hands, cards }: Dealt): FiftyFiftyView {
  const mine = view.viewer === null ? null : hands[view.viewer];
  return {
    ...view,
    phase: "play",
    round,
    dealer,
    leader,
    my_hand: (mine ?? []).toSorted((a, b) => a - b),
    hand_sizes: view.hand_sizes.map(() => cards),
  };
}

function afterCard(view: FiftyFiftyView, played: CardPlayed): FiftyFiftyView {
  const { seat, card } = played;
  const mine = seat === view.viewer ? view.my_hand.filter((held) => held !== card) : view.my_hand;
  const sizes = view.hand_sizes.with(seat, (view.hand_sizes[seat] ?? 0) - 1);
  return {
    ...view,
    my_hand: mine,
    hand_sizes: sizes,
    cards: [...view.cards, card],
    highest: played.is_highest ? seat : view.highest,
    lowest: played.is_lowest ? seat : view.lowest,
    turn: played.next,
  };
}

function afterRound(view: FiftyFiftyView, scored: FiftyFiftyRoundScored): FiftyFiftyView {
  const struck = view.struck.map((rounds, seat) => {
    const gone = scored.strikes.filter((strike) => strike.seat === seat).map(({ round }) => round);
    return [...rounds, ...gone].toSorted((a, b) => a - b);
  });
  return {
    ...view,
    phase: "deal",
    round: view.rounds.length + 2,
    dealer: scored.next_dealer,
    leader: scored.next_leader,
    balances: view.balances.map(() => 0),
    tricks: [],
    rounds: [...view.rounds, scored],
    struck,
    totals: scored.totals,
  };
}

export function foldFiftyFifty(view: FiftyFiftyView, event: ToldEvent): FiftyFiftyView {
  switch (event.event) {
    case "dealt":
      return afterDeal(view, event);
    case "mood-turned":
      return { ...view, mood: event.mood, turn: event.leader };
    case "card-played":
      return afterCard(view, event);
    case "trick-taken": {
      const tricks = [...view.tricks, event];
      const cleared = { mood: null, cards: [], highest: null, lowest: null } as const;
      return { ...view, ...cleared, leader: event.highest, balances: event.balances, tricks };
    }
    case "fifty-fifty-round-scored":
      return afterRound(view, event);
    case "game-ended": {
      const last = view.rounds.at(-1);
      const { dealer, leader } = { dealer: last?.dealer ?? view.dealer, leader: last?.tricks[0]?.leader ?? view.leader };
      return { ...view, phase: "over", round: view.rounds.length, dealer, leader, outcome: event.outcome, places: event.places };
    }
    default:
      return view;
  }
}
