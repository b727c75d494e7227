import { expect, test } from "vitest";

import type { FiftyFiftyView, Timeline, ToldEvent } from "../src/protocol.ts";
import { chaptersOf, wind } from "../src/screens/replay/reel.ts";

const before: FiftyFiftyView = {
  viewer: null,
  phase: "deal",
  round: 1,
  dealer: 0,
  leader: 1,
  my_hand: [],
  hand_sizes: [0, 0, 0],
  balances: [0, 0, 0],
  mood: null,
  cards: [],
  tricks: [],
  rounds: [],
  struck: [[], [], []],
  totals: [0, 0, 0],
  outcome: null,
};
const events: readonly ToldEvent[] = [
  { event: "dealt", round: 1, dealer: 0, leader: 1, hands: [[9, 2], [30, 4], [50, 1]] },
  { event: "mood-turned", trick: 1, mood: [1, 4], leader: 1 },
  { event: "card-played", seat: 1, card: 30 },
];
const timeline = {
  players: ["Ana", "Ben", "Cleo"],
  fifty: null,
  fifty_fifty: before,
  crowd: null,
  mine: [],
  events,
} as unknown as Timeline;

test("a frame stands before the first event, and one after each", () => {
  expect(wind(timeline, null).map(({ event }) => event)).toEqual([null, ...events]);
});

test("a seat sees its own hand, and everybody's hands lie open beside it", () => {
  const frame = wind(timeline, 1).at(-1);
  expect(frame?.fiftyFifty?.my_hand).toEqual([4]);
  expect(frame?.hands).toEqual([[2, 9], [4], [1, 50]]);
});

test("whoever looks on holds no hand", () => {
  expect(wind(timeline, null).at(-1)?.fiftyFifty?.my_hand).toEqual([]);
});

test("every round is a chapter", () => {
  expect(chaptersOf(timeline)).toEqual([{ round: 1, at: 1 }]);
});
