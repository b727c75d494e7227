/** Changing how an event is held while it goes on. */

import { eventOf } from "../../event/event.ts";
import type { LiveTable } from "../../live/table.svelte.ts";
import type { EventSettings, SettingsAsked } from "../../protocol.ts";
import { request } from "./moderation.ts";

/** Ask the table for one *change* of its event; the rest stays as it is. */
export function configureEvent(table: LiveTable, change: Partial<EventSettings>): Promise<void> {
  const settings = table.shown?.settings;
  const event = settings ? eventOf(settings) : null;
  if (!settings || !event) return Promise.resolve();
  return request(table, { say: "configure", settings: { ...settings, event: { ...event, ...change } } as SettingsAsked });
}
