import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { contrast, paletteOf, SHAPE_CONTRAST, TEXT_CONTRAST } from "../src/event/palette.ts";

const TOKENS = readFileSync(join(import.meta.dirname, "../src/styles/tokens.css"), "utf-8");
/** Colours that are written on paper, board and sunk. */
const INKS = ["ink", "ink-soft", "pencil", "good", "bad", "crown", "laugh-deep", "angry-deep"];
const LEVELS = [0, 128, 255];
const COLOURS = LEVELS.flatMap((red) => LEVELS.flatMap((green) => LEVELS.map((blue) => colour(red, green, blue))));

function colour(...parts: readonly number[]): string {
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function token(name: string, time: "day" | "evening"): string {
  return new RegExp(`--${name}:.*var\\(--${time}, (#[0-9a-f]{6})\\)`).exec(TOKENS)?.[1] ?? "";
}

test("contrast is what WCAG says", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

describe.each(["day", "evening"] as const)("by %s", (time) => {
  test.each(COLOURS)("everything can be read in an event of %s", (paper) => {
    for (const accent of COLOURS) {
      const { [time]: grounds, band } = paletteOf([paper, accent]);
      const onAccent = token("on-accent", time);
      expect(contrast(grounds.accent, onAccent)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      for (const ground of [grounds.paper, grounds.board, grounds.sunk]) {
        expect(contrast(grounds.accent, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }
      expect(contrast(band.ink, band.ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(band.line, band.ground)).toBeGreaterThanOrEqual(SHAPE_CONTRAST);
    }
    const { [time]: grounds, stage } = paletteOf([paper, paper]);
    for (const ground of [grounds.paper, grounds.board, grounds.sunk]) {
      for (const ink of INKS) expect(contrast(token(ink, time), ground), ink).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }
    for (const ink of ["stage-ink", "stage-soft"]) expect(contrast(token(ink, time), stage)).toBeGreaterThanOrEqual(7);
  });
});

test("what was picked is what the band shows", () => {
  expect(paletteOf(["#0b3d91", "#ffd400"]).band).toEqual({ ground: "#0b3d91", ink: "#ffd400", line: "#ffd400" });
});
