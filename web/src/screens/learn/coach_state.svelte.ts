/** At which table the coach sits with us, and how; and a lesson: a real table with bots, and the coach beside us. */

import type { Game } from "../../games/registry.ts";
import { openTable, startWith } from "../../live/open_table.ts";
import { about } from "../../wire/api.ts";

/** In a lesson the coach speaks by itself; at hand, only when asked. */
export type CoachMode = "lesson" | "at-hand";

interface Seat {
  readonly code: string;
  readonly how: CoachMode;
}

/** Lasts as long as the browser's tab, also over a refresh. */
const KEY = "fifties.coach";

function kept(): Seat | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Seat | null;
  } catch {
    return null;
  }
}

function keep(seat: Seat | null): void {
  try {
    if (seat === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(seat));
  } catch {
    // The coach then stays until the page is loaded again.
  }
}

let coach = $state.raw<Seat | null>(kept());

/** How the coach sits at the table of *code*, if it does. */
export function coachAt(code: string): CoachMode | null {
  return coach?.code === code ? coach.how : null;
}

export function startCoach(code: string, how: CoachMode): void {
  coach = { code, how };
  keep(coach);
}

export function stopCoach(): void {
  coach = null;
  keep(null);
}

/** Open a table, fill it with the gentlest bots and start; returns its code. */
export async function openLesson(game: Game): Promise<string> {
  const offered = (await about()).games.find((one) => one.game === game);
  const own = await openTable({ game, pace: "brisk", reactions: false, keep: false, lesson: true }, { alone: true });
  const [gentlest = ""] = offered?.levels ?? [];
  startCoach(own.code, "lesson");
  await startWith(own, Array<string>((offered?.least ?? 1) - 1).fill(gentlest), () => undefined);
  return own.code;
}
