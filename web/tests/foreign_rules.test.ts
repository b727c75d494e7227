/** The browser knows no rules: it shows what it is told, even where the rules would say something else. */

import { describe, expect, test } from "vitest";

import { countedTo, foldCrowd } from "../src/games/fifty/crowd/crowd_view.ts";
import { cornerOf } from "../src/games/fifty/numbers.ts";
import { foldFifty } from "../src/games/fifty/view.ts";
import { cardOf, playedBy, trickOf } from "../src/games/fifty_fifty/trick.ts";
import { foldFiftyFifty } from "../src/games/fifty_fifty/view.ts";
import { podiumOf } from "../src/screens/end/podium.ts";
import type { Called, CrowdView, FiftyFiftyInfo, FiftyFiftyView, FiftyView, Round, ToldEvent, TrickTaken } from "../src/protocol.ts";

function after<View>(fold: (view: View, event: ToldEvent) => View, view: View, ...events: ToldEvent[]): View {
  return events.reduce(fold, view);
}

const ENDED: ToldEvent = { event: "game-ended", outcome: { winners: [2], ending: "odd" }, places: [3, 2, 1] };

describe("Fifty Fifty", () => {
  const dealt: FiftyFiftyView = {
    view: "fifty-fifty",
    viewer: 0,
    phase: "play",
    round: 1,
    dealer: 2,
    leader: 0,
    my_hand: [10, 20],
    hand_sizes: [2, 2, 2],
    balances: [0, 0, 0],
    mood: null,
    cards: [],
    highest: null,
    lowest: null,
    turn: null,
    tricks: [],
    rounds: [],
    struck: [[], [], []],
    totals: [0, 0, 0],
    outcome: null,
    places: [],
  };
  const mood: ToldEvent = { event: "mood-turned", trick: 1, mood: [2, 3], leader: 2 };
  const play = (seat: number, card: number, next: number | null, high: boolean, low: boolean): ToldEvent => ({
    event: "card-played",
    seat,
    card,
    next,
    is_highest: high,
    is_lowest: low,
  });
  const cards = [play(2, 9, 0, true, true), play(0, 20, 1, false, true), play(1, 30, null, false, false)];
  const taken: TrickTaken = {
    event: "trick-taken",
    leader: 2,
    mood: [2, 3],
    cards: [9, 20, 30],
    highest: 2,
    lowest: 0,
    cancelled: [0, 0],
    balances: [7, -7, 1],
  };
  /** Seats that play in an order that no table has. */
  const game = { turn_orders: [[0, 2, 1], [1, 0, 2], [2, 0, 1]] } as unknown as FiftyFiftyInfo;

  test("the highest and the lowest card of a trick, and whose turn it is, are told", () => {
    const trick = trickOf(after(foldFiftyFifty, dealt, mood, ...cards));
    expect([trick.highest, trick.lowest]).toEqual([2, 0]);
    expect(after(foldFiftyFifty, dealt, mood).turn).toBe(2);
    expect(after(foldFiftyFifty, dealt, mood, ...cards.slice(0, 2)).turn).toBe(1);
  });

  test("who played a card follows from the order that is told", () => {
    const view = { ...dealt, leader: 2, cards: [9, 20, 30] };
    expect([...playedBy(view, game)]).toEqual([[9, 2], [20, 0], [30, 1]]);
    expect([0, 1, 2].map((seat) => cardOf(view, seat, game))).toEqual([20, 30, 9]);
  });

  test("who takes the halves and who leads next is told", () => {
    const view = after(foldFiftyFifty, dealt, mood, ...cards, taken);
    expect(view.balances).toEqual([7, -7, 1]);
    expect(view.leader).toBe(2);
  });

  test("points, strikes, the next dealer and the last round are told", () => {
    const scored = {
      event: "fifty-fifty-round-scored",
      dealer: 2,
      tricks: [taken],
      points: [5, 6, 7],
      strikes: [{ seat: 1, round: 0, points: 6 }],
      totals: [1, 2, 3],
      next_dealer: 2,
      next_leader: 2,
      last: true,
    } as const;
    const view = after(foldFiftyFifty, dealt, mood, ...cards, taken, scored);
    expect([view.totals, view.struck, view.dealer, view.leader]).toEqual([[1, 2, 3], [[], [0], []], 2, 2]);
    // The first of three rounds is the last one because that is told.
    expect(view.rounds.at(-1)?.last).toBe(true);
    const over = after(foldFiftyFifty, view, ENDED);
    expect([over.outcome?.winners, over.places]).toEqual([[2], [3, 2, 1]]);
    expect(podiumOf(over.places).map(({ seats }) => seats)).toEqual([[2], [1], [0]]);
  });
});

const CALLED: Called = {
  event: "called",
  number: 1,
  caller: 1,
  scorer: 2,
  bead: 9,
  crowned: true,
  taker: null,
  take: null,
  crossings: [{ seat: 0, box: 2, bonus: 2, lost: false, gained: 5 }],
  holder: 0,
};

const ROUND: Round = {
  blocked: [],
  danger: [1, 2],
  picks: [[1], [2], [3]],
  beads: [0, 0, 9],
  bonus: [5, 0, 0],
  crowned: [2],
  scores: [8, 8, 8],
  last: 3,
  crossed: [1, 3],
  lost: [3],
};

describe("Fifty", () => {
  const choosing: FiftyView = {
    view: "fifty",
    viewer: 0,
    phase: "choose",
    round: 1,
    beginner: 0,
    blocked: [],
    danger: null,
    ready: [true, true, true],
    my_numbers: [1],
    count: null,
    rounds: [],
    totals: [0, 0, 0],
    crowns: [0, 0, 0],
    outcome: null,
    places: [],
  };

  test("beads, gains, crowns and who holds the count are told", () => {
    const view = after(foldFifty, choosing, CALLED);
    expect([view.count?.beads, view.count?.bonus, view.crowns]).toEqual([[0, 0, 9], [5, 0, 0], [0, 0, 1]]);
    expect(view.count?.called.holder).toBe(0);
  });

  test("points, who begins, the last round and places are told", () => {
    const scored = { event: "round-scored", round: 1, result: ROUND, totals: [8, 8, 8], crowns: [0, 0, 4], next_beginner: 2, last: true } as const;
    const view = after(foldFifty, choosing, CALLED, scored);
    expect([view.totals, view.crowns, view.beginner, view.phase, view.round]).toEqual([[8, 8, 8], [0, 0, 4], 2, "over", 1]);
    expect(after(foldFifty, view, ENDED).places).toEqual([3, 2, 1]);
  });

  test("what a crossed-off box was worth is told, whatever the Danger card says", () => {
    expect([1, 2, 3].map((number) => cornerOf(ROUND, number))).toEqual(["gained", null, "lost"]);
  });
});

describe("a party", () => {
  test("ranks, leaders, who begins and the last round are told", () => {
    const view = { view: "crowd", phase: "count", round: 1, rounds: [], leaders: [], players: 3, skyline: [] } as unknown as CrowdView;
    const leaders = [{ seat: 2, name: "Cleo", points: 1, crowns: 0 }, { seat: 0, name: "Ada", points: 9, crowns: 0 }];
    expect(after(foldCrowd, countedTo(view, 7), { event: "race", leaders }).leaders).toEqual(leaders);
    const result = { round: 1 } as CrowdView["rounds"][number];
    const scored = { event: "crowd-scored", result, leaders, podium: [], next_beginner: 2, last: true } as const;
    const scoredView = after(foldCrowd, view, scored);
    expect([scoredView.phase, scoredView.round, scoredView.beginner]).toEqual(["over", 1, 2]);
  });
});
