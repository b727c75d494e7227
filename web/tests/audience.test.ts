import { describe, expect, test } from "vitest";

import { audienceOf } from "../src/screens/stage/audience.ts";

describe.each([0, 1, 7, 41, 100, 333, 400, 401, 20_000])("the picture of %i people who wait", (count) => {
  const { width, height, heads } = audienceOf(count);

  test("has a head for each, up to four hundred", () => {
    expect(heads.length).toBe(Math.min(count, 400));
    expect(new Set(heads.map(({ x, y }) => `${x} ${y}`)).size).toBe(heads.length);
  });

  test("holds all of them", () => {
    for (const { x, y } of heads) {
      expect(x).toBeGreaterThanOrEqual(0.5);
      expect(x).toBeLessThanOrEqual(width - 0.5);
      expect(y).toBeGreaterThanOrEqual(0.5);
      expect(y).toBeLessThanOrEqual(height - 0.5 + 1e-9);
    }
  });
});

test("nobody moves as others come, until there is another row or column", () => {
  const before = audienceOf(385);
  const after = audienceOf(386);
  expect(after.width).toBe(before.width);
  expect(after.heads.slice(0, 385)).toEqual(before.heads);
});
