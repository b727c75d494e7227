/** The seats that somebody holds from this device: a token each, which is all it takes to come back. */

import type { Role } from "../protocol.ts";
import { tableHost } from "../router.svelte.ts";
import { recall, remember } from "./storage.ts";

export interface KeptSeat {
  readonly code: string;
  readonly token: string;
  readonly name: string;
  readonly role: Role;
  readonly game: string;
  /** Whether whoever sits there is the table's host, as far as we know. */
  readonly host?: boolean;
  /** Whether it is a place in a waiting room, and no seat yet. */
  readonly waits?: boolean;
  /** Whether the table is on this device, and not on a server. */
  readonly here?: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const KEY = "seats";
const MOST = 40;

function allSeats(): readonly KeptSeat[] {
  return recall<readonly KeptSeat[]>(KEY, []).toSorted((a, b) => b.at - a.at);
}

/** Those at tables where the page's tables are, the latest first. */
export function keptSeats(): readonly KeptSeat[] {
  return allSeats().filter(({ here = false }) => here === (tableHost() === "device"));
}

/** Who sits at *code* on this device, in the order in which they came. */
export function seatsAt(code: string, role: Role): readonly KeptSeat[] {
  return keptSeats()
    .filter((seat) => seat.code === code && (seat.role === "stage") === (role === "stage"))
    .toReversed();
}

/** The tables that somebody at this device can close, the latest first. */
export function hostedSeats(): readonly KeptSeat[] {
  return keptSeats().filter(({ host }) => host);
}

export function keepSeat(seat: Omit<KeptSeat, "at">): void {
  const others = allSeats().filter(({ token }) => token !== seat.token);
  const at = allSeats().find(({ token }) => token === seat.token)?.at ?? Date.now();
  const kept = tableHost() === "device" ? { ...seat, at, here: true } : { ...seat, at };
  remember(KEY, [kept, ...others].slice(0, MOST));
}

export function forgetSeat(token: string): void {
  remember(
    KEY,
    allSeats().filter((seat) => seat.token !== token),
  );
}
