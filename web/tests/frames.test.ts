import { expect, test, vi } from "vitest";

import type { FiftyFiftyView, Timeline, ToldEvent } from "../src/protocol.ts";
import { chaptersOf, framesOf } from "../src/screens/replay/frames.ts";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { pathname: "/", hash: "" });
});

const before: FiftyFiftyView = {
  view: "fifty-fifty",
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
const events: readonly ToldEvent[] = [
  { event: "dealt", round: 1, dealer: 0, leader: 1, hands: [[9, 2], [30, 4], [50, 1]], cards: 2 },
  { event: "mood-turned", trick: 1, mood: [1, 4], leader: 1 },
  { event: "card-played", seat: 1, card: 30, next: 2, is_highest: true, is_lowest: true },
];
const timeline = {
  players: ["Ana", "Ben", "Cleo"],
  shown: { game: "fifty-fifty" },
  view: before,
  mine: [],
  events,
} as unknown as Timeline;

test("a frame stands before the first event, and one after each", () => {
  expect(framesOf(timeline, null).map(({ event }) => event)).toEqual([null, ...events]);
});

test("a seat sees its own hand, and everybody's hands lie open beside it", () => {
  const frame = framesOf(timeline, 1).at(-1);
  expect(frame?.view).toMatchObject({ my_hand: [4] });
  expect(frame?.secrets).toEqual([[2, 9], [4], [1, 50]]);
});

test("whoever looks on holds no hand", () => {
  expect(framesOf(timeline, null).at(-1)?.view).toMatchObject({ my_hand: [] });
});

test("every round is a chapter", () => {
  expect(chaptersOf(timeline)).toEqual([{ round: 1, at: 1 }]);
});
