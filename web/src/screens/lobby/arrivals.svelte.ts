/** Tell who has come to the table and who has gone, and what is to be played, as the lobby shows it. */

import { announcer } from "../../parts/announcer.svelte.ts";
import type { TableInfo } from "../../protocol.ts";
import { sound } from "../../sound/sounds.ts";
import { listed, say } from "../../i18n/messages.svelte.ts";

type Roll = ReadonlyMap<number, string>;

/** Call it while a component is made; *shown* is read again with every change. */
export function tellArrivals(shown: () => TableInfo | null): void {
  let known: Roll | null = null;
  $effect(() => {
    const table = shown();
    if (!table) return;
    const here: Roll = new Map([...table.seats, ...table.people].map(({ member, name }) => [member, name]));
    if (known) tellChange(known, here);
    known = here;
  });
}

/** Tell when the host has chosen the other game. */
export function tellGame(shown: () => TableInfo | null): void {
  let known: string | null = null;
  $effect(() => {
    const game = shown()?.settings.game ?? null;
    if (known && game && game !== known) announcer.tell(say("lobby-title", { game: say(`game-${game}`) }));
    known = game;
  });
}

function tellChange(before: Roll, after: Roll): void {
  const came = missingFrom(before, after);
  const went = missingFrom(after, before);
  if (came.length) {
    sound("arrive");
    announcer.tell(say("lobby-came", { names: listed(came), count: came.length }));
  }
  if (went.length) announcer.tell(say("lobby-went", { names: listed(went), count: went.length }));
}

/** The names on *roll* that are not on *other*. */
function missingFrom(other: Roll, roll: Roll): readonly string[] {
  return [...roll].filter(([member]) => !other.has(member)).map(([, name]) => name);
}
