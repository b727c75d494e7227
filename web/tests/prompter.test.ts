import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Prompter, STEPS, type Line } from "../src/screens/learn/prompter.svelte.ts";

const line = (id: string, more: Partial<Line> = {}): Line => ({ id, clause: "F1", step: 0, weight: 1, ...more });

describe("the coach's lines", () => {
  let said: string[];
  let prompter: Prompter;
  beforeEach(() => {
    vi.useFakeTimers();
    said = [];
    prompter = new Prompter(({ id }) => {
      said.push(id);
      return id;
    });
  });
  afterEach(() => vi.useRealTimers());

  const wait = (seconds: number): void => void vi.advanceTimersByTime(seconds * 1_000);

  it("stay for three seconds at least", () => {
    prompter.offer(line("first"));
    prompter.offer(line("second"));
    wait(2.9);
    expect(said).toEqual(["first"]);
    wait(0.2);
    expect(said).toEqual(["first", "second"]);
  });

  it("stay as long as it takes to read them", () => {
    const long = "x".repeat(200);
    prompter.offer(line(long));
    prompter.offer(line("second"));
    wait(3.1);
    expect(said).toEqual([long]);
  });

  it("give way to the weightier one, and to the later of equals", () => {
    prompter.offer(line("being read"));
    prompter.offer(line("important", { weight: 3 }));
    prompter.offer(line("trifle", { weight: 2 }));
    prompter.offer(line("as important", { weight: 3 }));
    wait(10);
    expect(said).toEqual(["being read", "as important"]);
  });

  it("are not lost if they last", () => {
    prompter.offer(line("being read"));
    prompter.offer(line("score", { weight: 6, lasting: true }));
    prompter.offer(line("end", { weight: 7 }));
    wait(10);
    expect(said).toEqual(["being read", "score", "end"]);
  });

  it("are said once, or as often as they are worth it", () => {
    for (let time = 0; time < 3; time += 1) {
      prompter.offer(line("once"));
      wait(4);
      prompter.offer(line("twice", { most: 2 }));
      wait(4);
    }
    expect(said).toEqual(["once", "twice", "twice"]);
  });

  it("end with the last step", () => {
    prompter.offer(line("end", { step: STEPS - 1 }));
    wait(4);
    prompter.offer(line("next round"));
    expect(prompter.over).toBe(true);
    expect(said).toEqual(["end"]);
  });
});
