import { expect, test } from "vitest";

import type { Progress } from "../src/games/tables.ts";
import { nextStep, sectionsInOrder } from "../src/screens/moderate/next_step.ts";

const LOBBY = { status: "lobby", locked: false, seated: 0, pending: 0, paused: false, closes: null } as const;
const PLAYING = { ...LOBBY, status: "playing", seated: 300 } as const;
const CHOOSE: Progress = { phase: "choose", round: 1, players: 300, ready: 10, number: 0, top: 1515 };
const LEAST = 3;
const HEATS = { stage: 1, heats: 8, open: 8, over: 3, players: 50, size: 7, advance: 1, to_final: 7, going_on: 0, winners: [], final: false };

test.each([
  ["nobody can come in", { ...LOBBY, locked: true }, null, "open"],
  ["somebody waits for approval", { ...LOBBY, pending: 2 }, null, "admit"],
  ["too few have come", { ...LOBBY, seated: 2 }, null, "gather"],
  ["enough have come", { ...LOBBY, seated: 3 }, null, "start"],
  ["enough have come and the doors are closed", { ...LOBBY, seated: 3, locked: true }, null, "start"],
  ["people choose", PLAYING, CHOOSE, "choose"],
  ["choosing closes soon", { ...PLAYING, closes: 1_000 }, CHOOSE, "close"],
  ["the show is paused", { ...PLAYING, paused: true }, CHOOSE, "go-on"],
  ["the count is told", PLAYING, { ...CHOOSE, phase: "told" }, "watch"],
  ["a round is scored", PLAYING, { ...CHOOSE, phase: "scored" }, "scored"],
  ["the game is over", { ...LOBBY, status: "over", seated: 300 }, { ...CHOOSE, phase: "over" }, "after"],
] as const)("when %s, a moderator knows what to do", (_, told, progress, step) => {
  expect(nextStep(told, progress, LEAST, null)).toBe(step);
});

test.each([
  ["heats are played", { over: 3, final: false }, "heats"],
  ["all heats are over", { over: 8, final: false }, "draw"],
  ["the final is played", { over: 7, final: true }, "heats"],
  ["the final is over", { over: 8, final: true }, "after"],
] as const)("when %s, a moderator knows what to do", (_, now, step) => {
  expect(nextStep(LOBBY, null, LEAST, { ...HEATS, ...now })).toBe(step);
});

test.each([
  ["people come", LOBBY, null, "doors"],
  ["somebody waits for approval", { ...LOBBY, pending: 1 }, null, "approval"],
  ["a game is played", { ...PLAYING, pending: 1 }, null, "show"],
  ["the game is over", { ...LOBBY, status: "over" }, null, "paper"],
  ["heats are played", LOBBY, HEATS, "heats"],
  ["all heats are over", LOBBY, { ...HEATS, over: 8 }, "heats"],
  ["the final is over", LOBBY, { ...HEATS, over: 8, final: true }, "paper"],
] as const)("when %s, what a moderator needs next stands first", (_, told, heats, first) => {
  const sections = sectionsInOrder(told, heats);
  expect(sections[0]).toBe(first);
  expect([...sections].sort()).toEqual(["approval", "doors", "heats", "message", "paper", "people", "show", "title"]);
});
