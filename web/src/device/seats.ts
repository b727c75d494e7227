/** The seats that somebody holds from this device: a token each, which is all it takes to come back. */

import type { Role } from "../protocol.ts";
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
  /** Milliseconds since 1970. */
  readonly at: number;
}

const KEY = "seats";
const MOST = 40;

/** All of them, the latest first. */
export function keptSeats(): readonly KeptSeat[] {
  return recall<readonly KeptSeat[]>(KEY, []).toSorted((a, b) => b.at - a.at);
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
  const others = keptSeats().filter(({ token }) => token !== seat.token);
  const at = keptSeats().find(({ token }) => token === seat.token)?.at ?? Date.now();
  remember(KEY, [{ ...seat, at }, ...others].slice(0, MOST));
}

export function forgetSeat(token: string): void {
  remember(
    KEY,
    keptSeats().filter((seat) => seat.token !== token),
  );
}
