import { expect, test } from "vitest";

import type { HeatInfo, YourHeat } from "../src/protocol.ts";
import { moveOf } from "../src/screens/table/heat_move.ts";

const DRAWN: YourHeat = { code: "KXM4PQS1H3", stage: 1, number: 3, final: false, over: false, place: null, points: null, goes_on: null };
const settings = { title: "", colours: ["#000000", "#ffffff"] as const, show_seconds: 60, approval: false };
const PLAYED: HeatInfo = { event: "KXM4PQ", settings, stage: 1, number: 3, final: false, advance: 2, over: true };

test("whoever was drawn goes to their table, and back when it is over", () => {
  expect(moveOf({ heat: null }, { heat: DRAWN, host: false })).toMatchObject({ code: "KXM4PQS1H3", number: 3 });
  expect(moveOf({ heat: PLAYED }, { heat: null, host: false })).toMatchObject({ code: "KXM4PQ", number: null });
});

test("nobody goes who is where they belong, or runs the event", () => {
  expect(moveOf({ heat: null }, { heat: null, host: false })).toBeNull();
  expect(moveOf({ heat: null }, { heat: { ...DRAWN, over: true }, host: false })).toBeNull();
  expect(moveOf({ heat: { ...PLAYED, over: false } }, { heat: null, host: false })).toBeNull();
  expect(moveOf({ heat: null }, { heat: DRAWN, host: true })).toBeNull();
});
