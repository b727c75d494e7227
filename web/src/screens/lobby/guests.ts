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

/** Those of this device who sit behind the seats of a record that are listed. */
function seatedBehind(devicePlayers: DevicePlayers, { branch }: TableInfo): readonly Somebody[] {
  if (!branch) return [];
  return devicePlayers.people.flatMap(({ you }) =>
    you?.branch_seat && you.branch_seat.seat >= branch.seats.length ? [{ member: you.member, name: you.name, seat: you.branch_seat.seat, bot: null }] : [],
  );
}

/** Those who sit, in their order, then those who watch; big screens are no guests. */
export function guestsOf(devicePlayers: DevicePlayers, table: LiveTable, shown: TableInfo): readonly Guest[] {
  const listed = shown.seats.map(({ member, name, bot }, i) => ({ member, name, seat: seatOf(shown, member, i), bot }));
  const seated = [...listed.filter(({ seat }) => seat >= 0), ...seatedBehind(devicePlayers, shown)];
  const watching = shown.people.filter(({ role }) => role !== "stage").map(({ member, name }) => ({ member, name, seat: null, bot: null }));
  return [...seated, ...watching].map((one: Somebody) => ({
    ...one,
    host: one.member === shown.host,
    here: table.isHere(one.member),
    own: devicePlayers.people.find((person) => person.you?.member === one.member) ?? null,
  }));
}
