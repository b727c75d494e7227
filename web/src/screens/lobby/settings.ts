/** Settings as the host asks for them: one thing changed, the rest as it is; and a box that somebody copies at the table. */

import type { ClientMessage, ComponentOffered, GameOffered, Lines, Settings, SettingsAsked } from "../../protocol.ts";

/** What may be changed one at a time. */
export type Change = Readonly<Record<string, unknown>>;

/** The same table with one *change*. Another printing is another box, so a copied one goes. */
export function changed(settings: Settings, change: Change): SettingsAsked {
  const box = "edition" in change ? { box: null } : {};
  return { ...settings, ...box, ...change } as SettingsAsked;
}

/** The other game at the same table: what both have stays, the rest is as the server likes it. */
export function switched({ pace, clock, reactions, keep }: Settings, other: GameOffered): SettingsAsked {
  const game = other.game as Settings["game"];
  const both = { game, clock, reactions, keep };
  return other.paces.includes(pace) ? { ...both, pace } : both;
}

/** The settings that are on their way to the server, if any are. */
export function pendingSettings(pending: readonly ClientMessage[]): SettingsAsked | null {
  const request = pending.findLast(({ say }) => say === "configure");
  return request?.say === "configure" ? request.settings : null;
}

/** Numbers as they stand in the fields; a field may be empty. */
export type BoxDraft = (number | null)[][];

/** What the table plays *component* with instead of what is printed, if anything. */
export function copied(settings: Settings, component: string): Lines | null {
  const box = settings.box as Readonly<Record<string, Lines | null>> | null;
  return box?.[component] ?? null;
}

export function draftOf(lines: Lines): BoxDraft {
  return lines.map((line) => [...line]);
}

/** The lines of *draft*, or nothing while a field is empty. */
export function linesOf(draft: BoxDraft): Lines | null {
  return draft.every((line) => line.every((number) => number !== null)) ? (draft as number[][]) : null;
}

/** The table with this box. What is as printed is left out; a box like the printed one is none. */
export function withBox(settings: Settings, written: ReadonlyMap<ComponentOffered, Lines>): SettingsAsked {
  const own = [...written].filter(([{ lines }, copy]) => JSON.stringify(lines) !== JSON.stringify(copy));
  const box = own.length ? Object.fromEntries(own.map(([{ component }, copy]) => [component, copy])) : null;
  return changed(settings, { box });
}
