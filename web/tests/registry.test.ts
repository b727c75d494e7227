import { describe, expect, it, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { pathname: "/", hash: "" });
});

const { GAMES } = await import("../src/games/registry.ts");
const { PICTURES } = await import("../src/games/pictures.ts");
const { tableOf } = await import("../src/games/tables.ts");
const { replayOf } = await import("../src/games/replays.ts");
const { rulesOf } = await import("../src/games/rules.ts");
const { coachOf } = await import("../src/games/coaches.ts");

describe.each(GAMES)("the game $game", ({ game, letter }) => {
  it.each([
    ["table", tableOf],
    ["replay", replayOf],
    ["rules", rulesOf],
    ["coach", coachOf],
  ])("has its part for the %s", (_, partOf) => {
    expect(partOf(game).game).toBe(game);
  });

  it("has a picture", () => {
    expect(PICTURES.get(game)).toBeDefined();
  });

  it("has clauses that begin with its letter alone", () => {
    const clauses = rulesOf(game).sections.flatMap((section) => section.clauses);
    expect(clauses.length).toBeGreaterThan(0);
    expect(clauses.filter((clause) => !new RegExp(`^${letter}\\d+$`).test(clause))).toEqual([]);
    expect(GAMES.filter((other) => other.letter === letter)).toHaveLength(1);
  });
});
