/** Whether a table is an event, and what it is called. */

import type { EventSettings, Settings, TableInfo } from "../protocol.ts";

/** How a table is held as an event, if it is one. */
export function eventOf(settings: Settings): EventSettings | null {
  return "event" in settings ? settings.event : null;
}

/** The title and the colours of a table: its own as an event, or those of the event that it is a heat of. */
export function lookOf({ settings, heat }: Pick<TableInfo, "settings" | "heat">): EventSettings | null {
  return heat?.settings ?? eventOf(settings);
}
