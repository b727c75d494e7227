/** What lies in the middle of the table, as a view tells it. */

import type { FiftyFiftyView, Mood, TrickTaken } from "../../protocol.ts";

/** A trick on the table: one that is being played, or the last one while its halves change hands. */
export interface Trick {
  readonly leader: number;
  readonly mood: Mood | null;
  /** In order of play. */
  readonly cards: readonly number[];
  /** Once it is taken: by whom. */
  readonly taken: TrickTaken | null;
}

/** The trick that people look at right now. */
export function trickOf(view: FiftyFiftyView): Trick {
  const last = view.tricks.at(-1);
  if (view.phase === "play" && !view.mood && last) return { ...last, taken: last };
  return { leader: view.leader, mood: view.mood, cards: view.cards, taken: null };
}

/** When *seat* plays in a trick that *leader* leads, counted from 0. */
export function turnOf(seat: number, leader: number, players: number): number {
  return (seat - leader + players) % players;
}

/** Who plays next, if the table waits for a card. */
export function nextOf({ leader, mood, cards, taken }: Trick, players: number): number | null {
  if (!mood || taken || cards.length >= players) return null;
  return (leader + cards.length) % players;
}

/** Everything that was played this round: card by card, who played it. */
export function playedBy(view: FiftyFiftyView): ReadonlyMap<number, number> {
  const players = view.hand_sizes.length;
  const tricks = [...view.tricks, { leader: view.leader, cards: view.cards }];
  return new Map(
    tricks.flatMap(({ leader, cards }) => cards.map((card, i) => [card, (leader + i) % players] as const)),
  );
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
