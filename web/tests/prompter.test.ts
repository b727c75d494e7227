import { beforeEach, describe, expect, it } from "vitest";

import { Prompter, STEPS, type Line } from "../src/screens/learn/prompter.svelte.ts";

const line = (id: string, more: Partial<Line> = {}): Line => ({ id, clause: "F1", step: 0, weight: 1, ...more });

describe("the coach's lines", () => {
  let said: string[];
  let holds: boolean[];
  let prompter: Prompter;
  beforeEach(() => {
    said = [];
    holds = [];
    prompter = new Prompter({ speak: ({ id }) => said.push(id), hold: (held) => holds.push(held) });
  });

  it("stay until they were read, and the game waits as long", () => {
    prompter.offer(line("first"));
    prompter.offer(line("second"));
    expect(said).toEqual(["first"]);
    prompter.acknowledge();
    expect(said).toEqual(["first", "second"]);
    expect(holds.at(-1)).toBe(true);
    prompter.acknowledge();
    expect(prompter.line).toBeNull();
    expect(holds.at(-1)).toBe(false);
  });

  it("are said once, or as often as they are worth it", () => {
    for (let time = 0; time < 3; time += 1) {
      prompter.offer(line("once"));
      prompter.acknowledge();
      prompter.offer(line("twice", { most: 2 }));
      prompter.acknowledge();
    }
    expect(said).toEqual(["once", "twice", "twice"]);
  });

  it("give way to weightier ones where too many wait", () => {
    for (const [id, weight] of [["read", 1], ["a", 4], ["trifle", 1], ["b", 2], ["c", 3]] as const) {
      prompter.offer(line(id, { weight }));
    }
    for (let time = 0; time < 5; time += 1) prompter.acknowledge();
    expect(said).toEqual(["read", "a", "b", "c"]);
  });

  it("wait for nobody who plays on", () => {
    prompter.offer(line("first"));
    prompter.offer(line("second"));
    prompter.clear();
    expect(prompter.line).toBeNull();
    expect(holds.at(-1)).toBe(false);
  });

  it("end with the last step, which holds nothing up and stays", () => {
    prompter.offer(line("end", { step: STEPS - 1 }));
    expect(holds.at(-1)).toBe(false);
    prompter.offer(line("late"));
    prompter.clear();
    expect(said).toEqual(["end"]);
    expect(prompter.line?.id).toBe("end");
  });
});
