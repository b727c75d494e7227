/** What a host asks of a running game; where others play too, a question comes first. */

import type { LiveTable, TableRequest } from "../../live/table.svelte.ts";
import { notices } from "../../parts/notices.svelte.ts";
import { askFirst } from "../../parts/dialogs.svelte.ts";
import { say } from "../../i18n/messages.svelte.ts";

function ask(table: LiveTable, request: TableRequest): void {
  table.ask(request).catch((error: unknown) => notices.refuse(error));
}

/** Stop the game for a moment, or let it go on; everybody reads which, and the host can take it back. */
export function pause(table: LiveTable): void {
  ask(table, { say: "pause", paused: !table.shown?.paused });
}

/** Tell the rest of the count at once. */
export function skip(table: LiveTable): void {
  const act = (): void => ask(table, { say: "skip" });
  if (!table.inCompany) return act();
  askFirst({ title: say("host-skip-title"), text: say("host-skip-text"), label: say("host-skip-sure"), act });
}

/** Let a bot act, this once, for *seat*. */
export function hurry(table: LiveTable, seat: number): void {
  const name = table.nameOf(seat);
  askFirst({
    title: say("host-hurry-title", { name }),
    text: say("host-hurry-text", { name }),
    label: say("host-hurry-sure"),
    act: () => ask(table, { say: "hurry", seat }),
  });
}
