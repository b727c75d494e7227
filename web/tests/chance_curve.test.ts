/** Where the curve of chances to win stands at a moment of the replay. */

import { expect, test } from "vitest";

import { momentsBy } from "../src/screens/review/chance_curve.ts";

const at = (...frames: number[]) => frames.map((frame) => ({ at: frame, label: "", chances: [] }));

test("between two moments a share of the way is gone", () => {
  expect(momentsBy(at(0, 4, 8), 6)).toBe(1.5);
  expect(momentsBy(at(0, 4, 8), 8)).toBe(2);
});

test("before the first moment of a game that began amid another one the curve is at its start", () => {
  expect(momentsBy(at(5, 5, 9), 0)).toBe(0);
  expect(momentsBy(at(5, 9), 2)).toBe(0);
  expect(momentsBy(at(5, 5, 9), 5)).toBe(1);
});
