import { describe, expect, test, vi } from "vitest";

import { momentsOf } from "../src/games/fifty/crowd/own_moments.ts";
import { highlightsOf } from "../src/games/fifty/crowd/highlights.svelte.ts";
import { podiumOf } from "../src/games/fifty/crowd/podium.ts";
import { numbersOf, outlineOf, partOf, storeysOf } from "../src/games/fifty/crowd/skyline.ts";
import { titleSize, widthOf } from "../src/event/title.ts";
import type { Finalist, Mine, Tally } from "../src/protocol.ts";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", { languages: ["en"] });
});

const TALLY: Tally = {
  event: "tally",
  number: 40,
  told: 10,
  caller: 0,
  scorer: 0,
  bead: 3,
  taker: 2,
  take: "takes",
  holder: 2,
  clash: 0,
  lost: false,
  takes: 3,
  clashes: 2,
  crowned: [],
  people: [{ seat: 2, name: "Cleo" }],
  leaders: [{ seat: 5, name: "Eve", points: 20, crowns: 0 }],
  highlight: null,
  duels: [],
  first_bin: 0,
  bins: [],
};

describe("what is told of a beat", () => {
  const before = { leader: 5, duel: 0 };

  test("is nothing where many numbers are swept and nobody comes to the front", () => {
    expect(highlightsOf(TALLY, before)).toEqual([]);
    expect(highlightsOf({ ...TALLY, duels: [{ number: 33, owners: 3, people: [] }] }, before)).toEqual([]);
  });

  test("is the take of a number that is told alone, or of one of those in front", () => {
    const take = { kind: "take", number: 40, people: [{ seat: 2, name: "Cleo" }], take: "takes" };
    expect(highlightsOf({ ...TALLY, told: 1 }, before)).toEqual([take]);
    expect(highlightsOf({ ...TALLY, highlight: "leader" }, before)).toEqual([take]);
  });

  test("begins with crowns and the lead, which nobody takes from nobody", () => {
    const duels = [{ number: 33, owners: 4, people: [] }];
    const kinds = (leader: number | null): string[] =>
      highlightsOf({ ...TALLY, crowned: [2], duels }, { leader, duel: 0 }).map(({ kind }) => kind);
    expect(kinds(1)).toEqual(["crown", "lead", "duel"]);
    expect(kinds(null)).toEqual(["crown", "duel"]);
  });
});

describe("the skyline", () => {
  test.each([
    [55, 54],
    [535, 100],
    [50_015, 100],
  ])("divides a count to %i into parts that hold every number once", (top, parts) => {
    let last = 0;
    for (let part = 0; part < parts; part += 1) {
      const [from, to] = numbersOf(part, top, parts);
      expect(from).toBe(last + 1);
      expect([partOf(from, top, parts), partOf(to, top, parts)]).toEqual([part, part]);
      last = to;
    }
    expect(last).toBe(top - 1);
  });

  test("draws nothing where nobody picked, and storeys only for a few", () => {
    expect(outlineOf({ picks: [0, 2, 0], parts: 10, top: 11, most: 2 }).match(/M/g)).toHaveLength(1);
    expect(storeysOf(55, 4).match(/M/g)).toHaveLength(3);
    expect(storeysOf(200, 4)).toBe("");
    expect(storeysOf(55, 40)).toBe("");
  });
});

test("one's own numbers are ahead, alone or shared, and bring what the server says", () => {
  const mine: Mine = {
    seat: 0,
    numbers: [3, 8, 20, 30, 40],
    bead: 0,
    bonus: 1,
    total: 0,
    crowns: 0,
    rank: 1,
    won: false,
    neighbours: [],
    owners: [1, 3, 2],
    gained: [0, 1, 0],
  };
  const moments = momentsOf(mine, 25);
  expect(moments.map(({ state }) => state)).toEqual(["alone", "shared", "shared", "ahead", "ahead"]);
  expect(moments.map(({ bonus }) => bonus)).toEqual([0, 1, 0, 0, 0]);
  expect(momentsOf({ ...mine, gained: [0, 7, 2] }, 25).map(({ bonus }) => bonus)).toEqual([0, 7, 2, 0, 0]);
  expect(momentsOf({ ...mine, owners: [] }, 25)[0]?.state).toBe("called");
});

test("those with equal rank share a step, and a podium has three", () => {
  const finalist = (rank: number, seat: number): Finalist => ({ rank, seat, name: "", points: 0, crowns: 0, numbers: [] });
  const steps = podiumOf([finalist(3, 9), finalist(1, 4), finalist(1, 2), finalist(4, 1), finalist(5, 7)]);
  expect(steps.map((step) => step.map(({ seat }) => seat))).toEqual([[4, 2], [9], [1]]);
});

test.each([
  ["Fifty", 5, "short"],
  ["世界一のフィフティ大会", 22, "short"],
  ["世界一のフィフティ大会、東京で開催", 34, "long"],
  ["The biggest game of Fifty that the world has ever seen", 54, "longer"],
])("the title %s is as wide as %i letters", (title, width, size) => {
  expect(widthOf(title)).toBe(width);
  expect(titleSize(title)).toBe(size);
});
