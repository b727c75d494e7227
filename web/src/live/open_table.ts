/** Open a table from this device: to wait at it for friends, or to play with bots at once. */

import { preferences } from "../device/preferences.svelte.ts";
import { keepSeat } from "../device/seats.ts";
import type { BranchPoint, Role, SettingsAsked } from "../protocol.ts";
import { GAMES, partsOf, type Game } from "../games/registry.ts";
import { about, api } from "../wire/api.ts";
import { newToken } from "../wire/ids.ts";
import { language } from "../i18n/messages.svelte.ts";

/** What is being done, on the way from one tap to the first round. */
export type Step = "table" | "bots" | "start";

/** After this long the lobby takes over: whatever was asked for happens there, before everybody's eyes. */
const PATIENCE = 8_000;

export interface OwnTable {
  readonly code: string;
  readonly token: string;
}

interface Opener {
  /** Whether nobody but bots is to come. */
  readonly alone?: boolean;
  /** What the host does. */
  readonly role?: Role;
}

/** Open a table and keep its host's place on this device. */
export async function openTable(settings: SettingsAsked, { alone = false, role = "seat" }: Opener = {}): Promise<OwnTable> {
  const { name } = preferences;
  const token = newToken();
  const { code } = await api.openTable({ settings, token, role, name: name || null, lang: language(), alone });
  keepSeat({ code, token, role, name, game: settings.game, host: true });
  return { code, token };
}

/** A moment of a record, and whose seat to take there. */
interface Moment {
  readonly game: Game;
  /** Under which name it is kept, or the record itself. */
  readonly record: { readonly name: string } | { readonly file: string };
  readonly point: BranchPoint;
  readonly seat: number | null;
}

/** Open a table that plays on from a moment of a record, and keep its host's place on this device; returns its code. */
export async function openBranch({ game, record, point: { round, played }, seat }: Moment): Promise<string> {
  const { name } = preferences;
  const asked = { round, played, seat, name: name || null, lang: language() };
  const { code, token } = await ("name" in record ? api.branch(record.name, asked) : api.branchOf(record.file, asked));
  keepSeat({ code, token, role: "seat", name, game, host: true });
  return code;
}

/** Which bots to ask when nobody says: good company, those of the middle level and its neighbours in turn. */
export function defaultBots(levels: readonly string[], count: number): readonly string[] {
  const middle = Math.floor(levels.length / 2);
  const good = [middle, middle - 1, middle + 1].flatMap((i) => levels[i] ?? []);
  return Array.from({ length: count }).flatMap((_, i) => good.at(i % good.length) ?? []);
}

export interface BotGroup {
  readonly level: string;
  readonly count: number;
}

/** Bots of these levels in as few requests as can be, of at most so many; or one each where they are few: then they sit down in this order. */
export function botGroups(levels: readonly string[], most: number): readonly BotGroup[] {
  if (levels.length <= FEW_BOTS) return levels.map((level) => ({ level, count: 1 }));
  return [...new Set(levels)].flatMap((level) => {
    const all = levels.filter((one) => one === level).length;
    return Array.from({ length: Math.ceil(all / most) }, (_, i) => ({ level, count: Math.min(most, all - i * most) }));
  });
}

/** Up to so many are asked one by one. */
const FEW_BOTS = 7;

/** *Play now*: open a table, ask bots to it and start; returns its code. */
export async function playNow(game: Game, tell: (step: Step) => void): Promise<string> {
  tell("table");
  const [offered, own] = await Promise.all([about(), openTable({ game }, { alone: true })]);
  const levels = offered.games.find((one) => one.game === game)?.levels ?? [];
  await startWith(own, defaultBots(levels, partsOf(GAMES, game).bots), tell);
  return own.code;
}

/** Ask bots of these levels to one's own table, and start. */
export async function startWith(own: OwnTable, bots: readonly string[], tell: (step: Step) => void): Promise<void> {
  await Promise.race([fill(own, bots, tell), waited(PATIENCE)]);
}

async function fill({ code, token }: OwnTable, bots: readonly string[], tell: (step: Step) => void): Promise<void> {
  tell("bots");
  // Only whoever plays needs the live part of the client.
  const { LiveTable } = await import("./table.svelte.ts");
  const table = new LiveTable({ code, role: "seat", token });
  try {
    await Promise.all(bots.map((level) => table.ask({ say: "add-bot", level })));
    tell("start");
    await table.ask({ say: "start" });
  } finally {
    table.disconnect();
  }
}

function waited(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
