import { expect, it, vi } from "vitest";

import { botGroups } from "../src/live/open_table.ts";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", { languages: ["en"], onLine: true });
});

it("asks few bots one by one, in the order in which they sit down", () => {
  const levels = ["steady", "casual", "steady"];
  expect(botGroups(levels, 200)).toEqual(levels.map((level) => ({ level, count: 1 })));
});

it("asks many bots in as few requests as the host allows", () => {
  const levels = [...Array<string>(5).fill("steady"), ...Array<string>(3).fill("casual")];
  expect(botGroups(levels, 4)).toEqual([
    { level: "steady", count: 4 },
    { level: "steady", count: 1 },
    { level: "casual", count: 3 },
  ]);
});
