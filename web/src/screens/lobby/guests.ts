/** Everybody at the table as the lobby lists them. */

import type { DevicePlayers } from "../../live/device_players.svelte.ts";
import type { LiveTable } from "../../live/table.svelte.ts";
import type { MemberId, TableInfo } from "../../protocol.ts";

export interface Guest {
  readonly member: MemberId;
  readonly name: string;
  /** Where they sit; `null` for whoever watches. */
  readonly seat: number | null;
  /** The level of a bot. */
  readonly bot: string | null;
  readonly host: boolean;
  /** Whether they are connected. */
  readonly here: boolean;
  /** Their line to the table, if they share this device. */
  readonly own: LiveTable | null;
}

type Somebody = Pick<Guest, "member" | "name" | "seat" | "bot">;

/** The seat of the one who is *listed* there; where a table plays on from a record, free seats may lie in between. */
export function seatOf({ branch }: TableInfo, member: MemberId, listed: number): number {
  return branch?.seats.indexOf(member) ?? listed;
}

/** Those who sit, in their order, then those who watch; big screens are no guests. */
export function guestsOf(devicePlayers: DevicePlayers, table: LiveTable, shown: TableInfo): readonly Guest[] {
  const seated = shown.seats.map(({ member, name, bot }, listed) => ({ member, name, seat: seatOf(shown, member, listed), bot }));
  const watching = shown.people.filter(({ role }) => role !== "stage").map(({ member, name }) => ({ member, name, seat: null, bot: null }));
  return [...seated, ...watching].map((one: Somebody) => ({
    ...one,
    host: one.member === shown.host,
    here: table.isHere(one.member),
    own: devicePlayers.people.find((person) => person.you?.member === one.member) ?? null,
  }));
}
