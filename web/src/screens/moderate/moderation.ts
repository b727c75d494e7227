/** What a moderator asks of the table; a question comes first where it affects everybody. */

import type { LiveTable, TableRequest } from "../../live/table.svelte.ts";
import { askFirst } from "../../parts/dialogs.svelte.ts";
import { notices } from "../../parts/notices.svelte.ts";
import { say } from "../../i18n/messages.svelte.ts";

/** Ask the table for something; a refusal is shown. */
export function request(table: LiveTable, asked: TableRequest): Promise<void> {
  return table.ask(asked).catch((error: unknown) => notices.refuse(error));
}

/** Whether a request of this kind is on its way. */
export function isPending(table: LiveTable, what: TableRequest["say"]): boolean {
  return table.pending.some((pending) => pending.say === what);
}

/** Begin the game with everybody who is here. */
export function startEvent(table: LiveTable): void {
  const players = table.shown?.seated ?? 0;
  askFirst({
    title: say("moderate-start-title", { players }),
    text: say("moderate-start-text"),
    label: say("moderate-start"),
    act: () => void request(table, { say: "start" }),
  });
}

/** Close choosing after *seconds*. */
export function closeChoices(table: LiveTable, seconds: number, missing: number): void {
  askFirst({
    title: say("moderate-close-title", { seconds }),
    text: say("moderate-close-text", { missing }),
    label: say("moderate-close", { seconds }),
    act: () => void request(table, { say: "close-choices", seconds }),
  });
}

/** Break the game off. */
export function abandonGame(table: LiveTable): void {
  askFirst({
    title: say("host-abandon-sure"),
    text: say("host-abandon-text"),
    label: say("host-abandon"),
    act: () => void request(table, { say: "abandon" }),
  });
}

/** Send somebody away, for good if *banned*; *after* is done then. */
export function sendAway(table: LiveTable, member: number, name: string, banned: boolean, after: () => void): void {
  askFirst({
    title: say(banned ? "moderate-ban-title" : "moderate-remove-title", { name }),
    text: say(banned ? "moderate-ban-text" : "moderate-remove-text"),
    label: say(banned ? "lobby-ban" : "lobby-remove"),
    act: () => void request(table, { say: banned ? "ban" : "remove", member }).then(after),
  });
}
