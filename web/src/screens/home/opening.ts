/** Open a table from the first page: to wait at it for friends, or to play with bots at once. */

import { preferences } from "../../device/preferences.svelte.ts";
import { keepSeat } from "../../device/seats.ts";
import { about, api } from "../../wire/api.ts";
import { newToken } from "../../wire/ids.ts";
import { language } from "../../words/speech.svelte.ts";
import { company } from "../lobby/company.ts";

export type Game = "fifty" | "fifty-fifty";
/** What is being done, on the way from one tap to the first round. */
export type Step = "table" | "bots" | "start";

const BOTS: Readonly<Record<Game, number>> = { fifty: 4, "fifty-fifty": 3 };
/** After this long the lobby takes over: whatever was asked for happens there, before everybody's eyes. */
const PATIENCE = 8_000;

export interface OwnTable {
  readonly code: string;
  readonly token: string;
}

/** Open a table and keep its first seat on this device. */
export async function openTable(game: Game): Promise<OwnTable> {
  const { name } = preferences;
  const token = newToken();
  const { code } = await api.openTable({ settings: { game }, token, name: name || null, lang: language() });
  keepSeat({ code, token, role: "seat", name, game });
  return { code, token };
}

/** Open a table, ask bots to it and start; returns its code. */
export async function playNow(game: Game, tell: (step: Step) => void): Promise<string> {
  tell("table");
  const [offered, own] = await Promise.all([about(), openTable(game)]);
  const levels = offered.games.find((one) => one.game === game)?.levels ?? [];
  await Promise.race([startWith(own, company(levels, BOTS[game]), tell), waited(PATIENCE)]);
  return own.code;
}

async function startWith({ code, token }: OwnTable, bots: readonly string[], tell: (step: Step) => void): Promise<void> {
  tell("bots");
  // Only whoever plays needs the live part of the client.
  const { LiveTable } = await import("../../live/table.svelte.ts");
  const table = new LiveTable({ code, role: "seat", token });
  try {
    await Promise.all(bots.map((level) => table.ask({ say: "add-bot", level })));
    tell("start");
    await table.ask({ say: "start" });
  } finally {
    table.hangUp();
  }
}

function waited(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
