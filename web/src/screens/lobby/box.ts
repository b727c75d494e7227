/** A box that somebody copies at the table: lines of numbers, component by component. */

import type { ComponentOffered, Lines, Settings, SettingsAsked } from "../../protocol.ts";
import { changed } from "./settings.ts";

/** Numbers as they stand in the fields; a field may be empty. */
export type Draft = (number | null)[][];

/** What the table plays *component* with instead of what is printed, if anything. */
export function copied(settings: Settings, component: string): Lines | null {
  const box = settings.box as Readonly<Record<string, Lines | null>> | null;
  return box?.[component] ?? null;
}

export function draftOf(lines: Lines): Draft {
  return lines.map((line) => [...line]);
}

/** The lines of *draft*, or nothing while a field is empty. */
export function linesOf(draft: Draft): Lines | null {
  return draft.every((line) => line.every((number) => number !== null)) ? (draft as number[][]) : null;
}

/** The table with this box. What is as printed is left out; a box like the printed one is none. */
export function withBox(settings: Settings, written: ReadonlyMap<ComponentOffered, Lines>): SettingsAsked {
  const own = [...written].filter(([{ lines }, copy]) => JSON.stringify(lines) !== JSON.stringify(copy));
  const box = own.length ? Object.fromEntries(own.map(([{ component }, copy]) => [component, copy])) : null;
  return changed(settings, { box });
}
