/** A lesson is a real table with bots, and a coach beside us. */

import { preferences } from "../../device/preferences.svelte.ts";
import { keepSeat } from "../../device/seats.ts";
import { LiveTable } from "../../live/table.svelte.ts";
import { about, api } from "../../wire/api.ts";
import { newToken } from "../../wire/ids.ts";
import { language } from "../../words/speech.svelte.ts";
import type { Game } from "./clauses.ts";
import { startCoach } from "./coaching.svelte.ts";

/** After this long the lobby takes over: whatever was asked for happens there. */
const PATIENCE = 8_000;

/** Open a table, fill it with the gentlest bots and start; returns its code. */
export async function openLesson(game: Game): Promise<string> {
  const offered = (await about()).games.find((one) => one.game === game);
  const { name } = preferences;
  const token = newToken();
  const settings = { game, pace: "brisk", reactions: false } as const;
  const { code } = await api.openTable({ settings, token, name: name || null, lang: language() });
  keepSeat({ code, token, role: "seat", name, game });
  const [gentlest = ""] = offered?.levels ?? [];
  startCoach(code);
  const table = new LiveTable({ code, role: "seat", token });
  await Promise.race([startWith(table, gentlest, (offered?.least ?? 1) - 1), waited(PATIENCE)]);
  return code;
}

async function startWith(table: LiveTable, level: string, count: number): Promise<void> {
  try {
    const bots = Array.from({ length: count }, () => table.ask({ say: "add-bot", level }));
    await Promise.all(bots);
    await table.ask({ say: "start" });
  } finally {
    table.hangUp();
  }
}

function waited(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
