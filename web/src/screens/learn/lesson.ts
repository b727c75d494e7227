/** A lesson is a real table with bots, and a coach beside us. */

import { openTable, startWith } from "../../live/open_table.ts";
import { about } from "../../wire/api.ts";
import type { Game } from "./clauses.ts";
import { startCoach } from "./coach_state.svelte.ts";

/** Open a table, fill it with the gentlest bots and start; returns its code. */
export async function openLesson(game: Game): Promise<string> {
  const offered = (await about()).games.find((one) => one.game === game);
  const own = await openTable({ game, pace: "brisk", reactions: false, keep: false, lesson: true }, { alone: true });
  const [gentlest = ""] = offered?.levels ?? [];
  startCoach(own.code, "lesson");
  await startWith(own, Array<string>((offered?.least ?? 1) - 1).fill(gentlest), () => undefined);
  return own.code;
}
