import { beforeEach, describe, expect, it } from "vitest";

import { CoachLines, STEPS, type CoachLine } from "../src/screens/learn/coach_lines.svelte.ts";

const line = (id: string, more: Partial<CoachLine> = {}): CoachLine => ({ id, clause: "F1", step: 0, weight: 1, ...more });

describe("the coach's lines", () => {
  let said: string[];
  let holds: boolean[];
  let coachLines: CoachLines;
  beforeEach(() => {
    said = [];
    holds = [];
    coachLines = new CoachLines({ speak: ({ id }) => said.push(id), hold: (held) => holds.push(held) });
  });

  it("stay until they were read, and the game waits as long", () => {
    coachLines.offer(line("first"));
    coachLines.offer(line("second"));
    expect(said).toEqual(["first"]);
    coachLines.acknowledge();
    expect(said).toEqual(["first", "second"]);
    expect(holds.at(-1)).toBe(true);
    coachLines.acknowledge();
    expect(coachLines.line).toBeNull();
    expect(holds.at(-1)).toBe(false);
  });

  it("are said once, or as often as they are worth it", () => {
    for (let time = 0; time < 3; time += 1) {
      coachLines.offer(line("once"));
      coachLines.acknowledge();
      coachLines.offer(line("twice", { most: 2 }));
      coachLines.acknowledge();
    }
    expect(said).toEqual(["once", "twice", "twice"]);
  });

  it("give way to weightier ones where too many wait", () => {
    for (const [id, weight] of [["read", 1], ["a", 4], ["trifle", 1], ["b", 2], ["c", 3]] as const) {
      coachLines.offer(line(id, { weight }));
    }
    for (let time = 0; time < 5; time += 1) coachLines.acknowledge();
    expect(said).toEqual(["read", "a", "b", "c"]);
  });

  it("wait for nobody who plays on", () => {
    coachLines.offer(line("first"));
    coachLines.offer(line("second"));
    coachLines.clear();
    expect(coachLines.line).toBeNull();
    expect(holds.at(-1)).toBe(false);
  });

  it("end with the last step, which holds nothing up and stays", () => {
    coachLines.offer(line("end", { step: STEPS - 1 }));
    expect(holds.at(-1)).toBe(false);
    coachLines.offer(line("late"));
    coachLines.clear();
    expect(said).toEqual(["end"]);
    expect(coachLines.line?.id).toBe("end");
  });
});
