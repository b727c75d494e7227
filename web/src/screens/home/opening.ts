/** From one tap on the first page to the first round. */

import { openTable, startWith, type Game, type Step } from "../../live/opening.ts";
import { about } from "../../wire/api.ts";
import { company } from "../lobby/company.ts";

const BOTS: Readonly<Record<Game, number>> = { fifty: 4, "fifty-fifty": 3 };

/** Open a table, ask bots to it and start; returns its code. */
export async function playNow(game: Game, tell: (step: Step) => void): Promise<string> {
  tell("table");
  const [offered, own] = await Promise.all([about(), openTable({ game }, { alone: true })]);
  const levels = offered.games.find((one) => one.game === game)?.levels ?? [];
  await startWith(own, company(levels, BOTS[game]), tell);
  return own.code;
}
