/** *Play now*: opens a table, fills it with bots and starts. */

import { openTable, startWith, type Game, type Step } from "../../live/open_table.ts";
import { about } from "../../wire/api.ts";
import { defaultBots } from "../lobby/default_bots.ts";

const BOTS: Readonly<Record<Game, number>> = { fifty: 4, "fifty-fifty": 3 };

/** Open a table, ask bots to it and start; returns its code. */
export async function playNow(game: Game, tell: (step: Step) => void): Promise<string> {
  tell("table");
  const [offered, own] = await Promise.all([about(), openTable({ game }, { alone: true })]);
  const levels = offered.games.find((one) => one.game === game)?.levels ?? [];
  await startWith(own, defaultBots(levels, BOTS[game]), tell);
  return own.code;
}
