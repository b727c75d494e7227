import { describe, expect, it, vi } from "vitest";

import { language, say, plain, setLanguage } from "../src/i18n/messages.svelte.ts";

const kept = vi.hoisted(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", { languages: ["it-CH"], onLine: true });
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  return storage;
});

describe("the words on the screen", () => {
  it("are those of the browser, which nobody has to keep", async () => {
    expect(language()).toBe("it");
    await setLanguage(language());
    expect(kept.size).toBe(0);
  });

  it("are in the language that was chosen last, whichever comes first", async () => {
    await Promise.all([setLanguage("fr"), setLanguage("de")]);
    expect(language()).toBe("de");
  });

  it("know one from several, and a minus from a hyphen", async () => {
    await setLanguage("de");
    const end = (points: number): string => say("end-fewest-halves", { winners: "Ana", points });
    expect(end(-1)).toBe("Ana gewinnt mit \u22121 Punkt.");
    expect(end(-12)).toBe("Ana gewinnt mit \u221212 Punkten.");
    expect([-1234, -12, 0, 7, 1234].map(plain)).toEqual(["\u22121.234", "\u221212", "0", "7", "1.234"]);
  });

  it("are not turned around by names from right to left", async () => {
    await setLanguage("en");
    expect(say("hand-over-to", { name: "דנה" })).toContain("\u2068דנה\u2069");
  });
});
