/** What the count of a party has told of late: takes, clashes and crowns, the latest first. */

import { announcer } from "../../parts/announcer.svelte.ts";
import type { Seat, Take, Tally, ToldEvent, Zone } from "../../protocol.ts";
import { listed, say } from "../../words/speech.svelte.ts";

export type Duel =
  | { readonly kind: "take"; readonly take: Take; readonly seat: Seat; readonly name: string; readonly number: number }
  | { readonly kind: "crown"; readonly seat: Seat; readonly name: string; readonly number: number }
  | { readonly kind: "clash"; readonly number: number; readonly owners: number; readonly danger: boolean }
  | { readonly kind: "stretch"; readonly stretch: ReturnType<typeof stretchOf> };

export type Line = Duel & { readonly id: number };

const MOST = 6;

/** Whether *number* lies in the Danger zone. */
export function endangered(number: number, zone: Zone | null): boolean {
  return zone !== null && number >= zone[0] && number <= zone[1];
}

/** What several numbers that were told at a time did, for a message. */
export function stretchOf({ number, told, takes, clashes }: Tally): Record<"from" | "to", string> & Record<"takes" | "clashes", number> {
  return { from: `${number - told + 1}`, to: `${number}`, takes, clashes };
}

/** What there is to tell of a tally, the least thing first. */
function duelsOf(tally: Tally, zone: Zone | null): readonly Duel[] {
  const { number, told, taker, take, clash, crowned } = tally;
  const nameOf = (seat: Seat): string => tally.people.find((person) => person.seat === seat)?.name ?? `${seat + 1}`;
  const duels: Duel[] = [];
  if (told > 1) duels.push({ kind: "stretch", stretch: stretchOf(tally) });
  else if (clash) duels.push({ kind: "clash", number, owners: clash, danger: endangered(number, zone) });
  else if (taker !== null && take !== null) {
    duels.push({ kind: "take", take, seat: taker, name: nameOf(taker), number });
  }
  for (const seat of crowned) duels.push({ kind: "crown", seat, name: nameOf(seat), number });
  return duels;
}

export class Ticker {
  lines = $state.raw<readonly Line[]>([]);
  #count = 0;

  /** Every round begins with an empty ticker; crowns are told to everybody. */
  hear(event: ToldEvent, zone: Zone | null): void {
    if (event.event === "revealed") this.lines = [];
    if (event.event !== "tally") return;
    const duels = duelsOf(event, zone);
    this.#add(duels);
    const crowned = duels.flatMap((duel) => (duel.kind === "crown" ? [duel.name] : []));
    if (crowned.length) announcer.tell(say("crowd-crown", { name: listed(crowned), count: crowned.length }));
  }

  #add(duels: readonly Duel[]): void {
    if (!duels.length) return;
    const lines = duels.map((duel) => ({ ...duel, id: (this.#count += 1) }));
    this.lines = [...lines.toReversed(), ...this.lines].slice(0, MOST);
  }
}
