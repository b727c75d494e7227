import { expect, test } from "vitest";

import type { Progress } from "../src/games/tables.ts";
import { nextStep } from "../src/screens/moderate/next_step.ts";

const LOBBY = { stage: "lobby", locked: false, seated: 0, pending: 0, paused: false, closes: null } as const;
const PLAYING = { ...LOBBY, stage: "playing", seated: 300 } as const;
const CHOOSE: Progress = { phase: "choose", round: 1, players: 300, ready: 10, number: 0, top: 1515 };
const LEAST = 3;

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
  ["the game is over", { ...LOBBY, stage: "over", seated: 300 }, { ...CHOOSE, phase: "over" }, "after"],
] as const)("when %s, a moderator knows what to do", (_, told, progress, step) => {
  expect(nextStep(told, progress, LEAST, null)).toBe(step);
});

test.each([
  ["heats are played", { over: 3, final: false }, "heats"],
  ["all heats are over", { over: 8, final: false }, "draw"],
  ["the final is played", { over: 7, final: true }, "heats"],
  ["the final is over", { over: 8, final: true }, "after"],
] as const)("when %s, a moderator knows what to do", (_, now, step) => {
  const heats = { stage: 1, heats: 8, open: 8, players: 50, size: 7, advance: 1, to_final: 7, going_on: 0, winners: [] };
  expect(nextStep(LOBBY, null, LEAST, { ...heats, ...now })).toBe(step);
});
