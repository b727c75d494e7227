/** Everybody who plays at one table from this device: usually one person, round one laptop several. */

import { seatsAt } from "../device/seats.ts";
import type { Role } from "../protocol.ts";
import { LiveTable } from "./table.svelte.ts";

export class DevicePlayers {
  readonly code: string;
  readonly role: Role;
  /** In the order in which they came. The first one is this device's own. */
  people = $state.raw<readonly LiveTable[]>([]);
  /** Whether all look at a score together: the device is handed over when somebody goes on. */
  reading = $state(false);
  /** Who is looking at the device, as far as we know: only their secrets are shown. */
  #viewer = $state.raw<LiveTable | null>(null);

  constructor(code: string, role: Role) {
    this.code = code;
    this.role = role;
  }

  /** Come back to all seats that this device holds here; tells whether there were any. */
  resume(): boolean {
    const kept = seatsAt(this.code, this.role);
    this.people = kept.map(({ token, role, name, waits }) => new LiveTable({ code: this.code, role, token, name, waits }));
    return kept.length > 0;
  }

  /** Come back to one seat, as a link or another device's QR code says. */
  claim(token: string): void {
    if (this.people.some((person) => person.token === token)) return;
    this.people = [...this.people, new LiveTable({ code: this.code, role: this.role, token })];
  }

  /** Somebody new sits down at this device. */
  join(name: string, role: Role = this.role): LiveTable {
    const person = new LiveTable({ code: this.code, role, name });
    this.people = [...this.people, person];
    return person;
  }

  /** Whose connection tells this device about the table: the host's, so that what the host may do can be done here. */
  get first(): LiveTable | null {
    const inside = this.people.filter((person) => person.shown && !person.parted && !person.rejected);
    return inside.find((person) => person.hosting) ?? inside[0] ?? this.people[0] ?? null;
  }

  /** Whether several people share this device, so that secrets are hidden while it is handed over. */
  get shared(): boolean {
    return this.#players.length > 1;
  }

  /** Those who play or will play, as far as we know. */
  get #players(): readonly LiveTable[] {
    return this.people.filter((person) => person.you?.seat !== null || person.you.next);
  }

  /** Those who owe the table something: a choice, a card. */
  get awaited(): readonly LiveTable[] {
    return this.people.filter(({ owes }) => owes);
  }

  /** Whose secrets may be shown: with several people only those of whoever says that it is them. */
  get viewer(): LiveTable | null {
    return this.shared ? this.#viewer : (this.#players[0] ?? this.first);
  }

  /** Somebody says that they alone look at the screen. */
  showSecretsOf(person: LiveTable): void {
    this.#viewer = person;
  }

  /** Nobody's secrets are to be seen any more. */
  hideSecrets(): void {
    this.#viewer = null;
  }

  /** Who should come to the device next; nobody if there is nothing to do. */
  get next(): LiveTable | null {
    if (!this.shared || this.reading) return null;
    const awaited = this.awaited;
    return awaited.find((person) => person === this.#viewer) ?? awaited[0] ?? null;
  }

  /** To whom the device is being handed: nobody looks at the game meanwhile. */
  get handedTo(): LiveTable | null {
    const next = this.next;
    return next === this.#viewer ? null : next;
  }

  /** Somebody at this device gives their seat up. */
  async leave(person: LiveTable): Promise<void> {
    await person.leave();
    this.people = this.people.filter((other) => other !== person);
    if (this.#viewer === person) this.#viewer = null;
  }

  /** Somebody was not let in, or was sent away: the others stay. */
  dismiss(person: LiveTable): void {
    person.disconnect();
    this.people = this.people.filter((other) => other !== person);
    if (this.#viewer === person) this.#viewer = null;
  }

  /** Those who are out while others stay, or who can try again under another name. */
  get turnedAway(): readonly LiveTable[] {
    const company = this.people.length > 1;
    return this.people.filter(({ rejected, parted }) =>
      company ? (rejected ?? parted) : rejected?.kind.startsWith("table-name"),
    );
  }

  disconnect(): void {
    for (const person of this.people) person.disconnect();
    this.people = [];
  }
}
