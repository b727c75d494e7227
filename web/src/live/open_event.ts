/** Opening an event: a table whose host runs it from a page of their own. */

import type { SettingsAsked } from "../protocol.ts";
import { openTable, type OwnTable } from "./open_table.ts";

interface Manner {
  /** Whether whoever opens it plays, too. */
  readonly plays: boolean;
  /** Whether its doors are closed at first. */
  readonly closed: boolean;
}

/** Open an event and keep the host's place on this device. */
export async function openEvent(settings: SettingsAsked, { plays, closed }: Manner): Promise<OwnTable> {
  const own = await openTable(settings, { role: plays ? "seat" : "spectator" });
  if (closed) await closeDoors(own);
  return own;
}

async function closeDoors({ code, token }: OwnTable): Promise<void> {
  const { LiveTable } = await import("./table.svelte.ts");
  const table = new LiveTable({ code, role: "seat", token });
  try {
    await table.ask({ say: "lock", locked: true });
  } finally {
    table.disconnect();
  }
}
