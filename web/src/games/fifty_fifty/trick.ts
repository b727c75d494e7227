/** What lies in the middle of the table, as a view tells it. */

import type { FiftyFiftyInfo, FiftyFiftyView, Mood, TrickTaken } from "../../protocol.ts";

/**
 * How long halves fly from the Mood card to their takers, and pairs of them meet, bow and leave, in milliseconds. The
 * server waits at least as long at a friendly pace.
 */
export const FLIGHT_MS = 480;
export const BOW_MS = 640;

/** A trick on the table: one that is being played, or the last one while its halves change hands. */
export interface Trick {
  readonly leader: number;
  readonly mood: Mood | null;
  /** In order of play. */
  readonly cards: readonly number[];
  /** Who has played the highest and the lowest card so far. */
  readonly highest: number | null;
  readonly lowest: number | null;
  /** Once it is taken: by whom. */
  readonly taken: TrickTaken | null;
}

/** The trick that people look at right now. */
export function trickOf(view: FiftyFiftyView): Trick {
  const last = view.tricks.at(-1);
  if (view.phase === "play" && !view.mood && last) return { ...last, taken: last };
  const { leader, mood, cards, highest, lowest } = view;
  return { leader, mood, cards, highest, lowest, taken: null };
}

/** When *seat* plays in a trick that *leader* leads, counted from 0. */
export function turnOf(seat: number, leader: number, { turn_orders: orders }: FiftyFiftyInfo): number {
  return orders[leader]?.indexOf(seat) ?? 0;
}

/** The card that *seat* played in a trick, if it has. */
export function cardOf({ leader, cards }: Pick<Trick, "leader" | "cards">, seat: number, game: FiftyFiftyInfo): number | null {
  return cards[turnOf(seat, leader, game)] ?? null;
}

/** Everything that was played this round: card by card, who played it. */
export function playedBy(view: FiftyFiftyView, { turn_orders: orders }: FiftyFiftyInfo): ReadonlyMap<number, number> {
  const tricks = [...view.tricks, { leader: view.leader, cards: view.cards }];
  return new Map(tricks.flatMap(({ leader, cards }) => cards.map((card, i) => [card, orders[leader]?.[i] ?? 0] as const)));
}

/** What everybody held before the last trick was taken. */
export function balancesBefore(view: FiftyFiftyView): readonly number[] {
  return view.tricks.at(-2)?.balances ?? view.balances.map(() => 0);
}

/** Halves that fill one side of a bar, whoever's it is; few of them do not fill it. */
export function spanOf(balances: readonly number[]): number {
  return Math.max(10, ...balances.map(Math.abs));
}

/** The view without what only its owner may see. */
export function publicPart(view: FiftyFiftyView): FiftyFiftyView {
  return { ...view, viewer: null, my_hand: [] };
}
