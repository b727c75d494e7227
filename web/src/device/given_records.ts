/** Games of this device that its people have given to the server. */

import { api } from "../wire/api.ts";
import { newToken } from "../wire/ids.ts";
import { recall, remember } from "./storage.ts";

interface Given {
  /** The secret with which the server lists them. */
  readonly token: string;
  /** Under which name the server keeps each, by its name on this device. */
  readonly names: Readonly<Record<string, string>>;
}

const KEY = "given";
const NONE: Given = { token: "", names: {} };

/** The secrets with which the server lists games that were given to it: one, or none. */
export function givenTokens(): readonly string[] {
  const { token } = recall(KEY, NONE);
  return token ? [token] : [];
}

/** Under which name the server keeps a game of this device, if it was given to it. */
export function givenName(record: string): string | null {
  return recall(KEY, NONE).names[record] ?? null;
}

/** Give a game to the server; giving it again changes nothing. */
export async function giveRecord(record: string): Promise<string> {
  const text = await api.recordText(record);
  const token = recall(KEY, NONE).token || newToken();
  remember(KEY, { ...recall(KEY, NONE), token });
  const { name } = await api.giveRecord(text, token);
  const given = recall(KEY, NONE);
  remember(KEY, { ...given, names: { ...given.names, [record]: name } });
  return name;
}
