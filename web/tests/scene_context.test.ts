import { describe, expect, it, vi } from "vitest";

import type { TableInfo } from "../src/protocol.ts";
import { initialOf } from "../src/art/initial.ts";
import { contextOf } from "../src/live/scene_context.ts";

vi.stubGlobal("navigator", { languages: ["en"] });

const seat = (name: string): object => ({ member: 0, name, bot: null, kept: false });

describe("the context of a game", () => {
  it("keeps its names when the game is over and others sit down for the next one", () => {
    const game = { players: 3, names: ["Ana", "Ben", "Cem"] };
    const shown = { stage: "over", seats: [seat("Ben"), seat("Cem"), seat("Zoe")], game } as unknown as TableInfo;
    expect(contextOf(shown, null)?.names).toEqual(["Ana", "Ben", "Cem"]);
  });

  it("has marks that hold one letter, whatever people call themselves", () => {
    const names = ["ana", " ömer", "e\u0301ve", "1\ufe0f\u20e3st", "दीपा", "👩‍🚀 Zoe", ""];
    expect(names.map(initialOf)).toEqual(["A", "Ö", "E\u0301", "1\ufe0f\u20e3", "दी", "👩‍🚀", ""]);
  });
});
