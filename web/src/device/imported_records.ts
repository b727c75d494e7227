/** Games of this device that the server has imported. */

import { api } from "../wire/api.ts";
import { newToken } from "../wire/ids.ts";
import { recall, remember } from "./storage.ts";

interface Imported {
  /** The secret with which the server lists them. */
  readonly token: string;
  /** Under which name the server keeps each, by its name on this device. */
  readonly names: Readonly<Record<string, string>>;
}

const KEY = "imported";
const NONE: Imported = { token: "", names: {} };

/** The secrets with which the server lists games that it has imported: one, or none. */
export function importedTokens(): readonly string[] {
  const { token } = recall(KEY, NONE);
  return token ? [token] : [];
}

/** Under which name the server keeps a game of this device, if it has imported it. */
export function importedName(record: string): string | null {
  return recall(KEY, NONE).names[record] ?? null;
}

/** Let the server import a game; doing so again changes nothing. */
export async function importRecord(record: string): Promise<string> {
  const text = await api.recordText(record);
  const token = recall(KEY, NONE).token || newToken();
  remember(KEY, { ...recall(KEY, NONE), token });
  const { name } = await api.importRecord(text, token);
  const imported = recall(KEY, NONE);
  remember(KEY, { ...imported, names: { ...imported.names, [record]: name } });
  return name;
}
