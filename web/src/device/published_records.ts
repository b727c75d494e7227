/** Games of this device that its people have published on the server. */

import { api } from "../wire/api.ts";
import { newToken } from "../wire/ids.ts";
import { recall, remember } from "./storage.ts";

interface Published {
  /** The secret with which the server lists them. */
  readonly token: string;
  /** Under which name the server keeps each, by its name on this device. */
  readonly names: Readonly<Record<string, string>>;
}

const KEY = "published";
const NONE: Published = { token: "", names: {} };

/** The secrets with which the server lists games that were published on it: one, or none. */
export function publishedTokens(): readonly string[] {
  const { token } = recall(KEY, NONE);
  return token ? [token] : [];
}

/** Under which name the server keeps a game of this device, if it was published there. */
export function publishedName(record: string): string | null {
  return recall(KEY, NONE).names[record] ?? null;
}

/** Publish a game on the server; doing so again changes nothing. */
export async function publishRecord(record: string): Promise<string> {
  const text = await api.recordText(record);
  const token = recall(KEY, NONE).token || newToken();
  remember(KEY, { ...recall(KEY, NONE), token });
  const { name } = await api.publishRecord(text, token);
  const published = recall(KEY, NONE);
  remember(KEY, { ...published, names: { ...published.names, [record]: name } });
  return name;
}
