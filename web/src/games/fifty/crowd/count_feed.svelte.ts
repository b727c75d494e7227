/** What the count of a party has told of late: takes, clashes and crowns, the latest first. */

import { announcer } from "../../../parts/announcer.svelte.ts";
import type { Seat, Take, Tally, ToldEvent } from "../../../protocol.ts";
import { listed, say } from "../../../i18n/messages.svelte.ts";

export type FeedItem =
  | { readonly kind: "take"; readonly take: Take; readonly seat: Seat; readonly name: string; readonly number: number }
  | { readonly kind: "crown"; readonly seat: Seat; readonly name: string; readonly number: number }
  | { readonly kind: "clash"; readonly number: number; readonly owners: number; readonly lost: boolean }
  | { readonly kind: "stretch"; readonly stretch: ReturnType<typeof stretchOf> };

export type FeedLine = FeedItem & { readonly id: number };

const MOST = 6;

/** What several numbers that were told at a time did, for a message. */
export function stretchOf({ number, told, takes, clashes }: Tally): Record<"from" | "to", string> & Record<"takes" | "clashes", number> {
  return { from: `${number - told + 1}`, to: `${number}`, takes, clashes };
}

/** What there is to tell of a tally, the least thing first. */
function feedItemsOf(tally: Tally): readonly FeedItem[] {
  const { number, told, taker, take, clash, lost, crowned } = tally;
  const nameOf = (seat: Seat): string => tally.people.find((person) => person.seat === seat)?.name ?? `${seat + 1}`;
  const items: FeedItem[] = [];
  if (told > 1) items.push({ kind: "stretch", stretch: stretchOf(tally) });
  else if (clash) items.push({ kind: "clash", number, owners: clash, lost });
  else if (taker !== null && take !== null) {
    items.push({ kind: "take", take, seat: taker, name: nameOf(taker), number });
  }
  for (const seat of crowned) items.push({ kind: "crown", seat, name: nameOf(seat), number });
  return items;
}

export class CountFeed {
  lines = $state.raw<readonly FeedLine[]>([]);
  #count = 0;

  /** Every round begins with an empty feed; crowns are told to everybody. */
  hear(event: ToldEvent): void {
    if (event.event === "revealed") this.lines = [];
    if (event.event !== "tally") return;
    const items = feedItemsOf(event);
    this.#add(items);
    const crowned = items.flatMap((item) => (item.kind === "crown" ? [item.name] : []));
    if (crowned.length) announcer.tell(say("crowd-crown", { name: listed(crowned), count: crowned.length }));
  }

  #add(items: readonly FeedItem[]): void {
    if (!items.length) return;
    const lines = items.map((item) => ({ ...item, id: (this.#count += 1) }));
    this.lines = [...lines.toReversed(), ...this.lines].slice(0, MOST);
  }
}
