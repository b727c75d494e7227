/** What the coach says at Fifty Fifty: what has just happened, in its own numbers. */

import type { LiveTable } from "../../live/table.svelte.ts";
import type { FiftyFiftyRoundScored, Mood, ToldEvent, TrickTaken } from "../../protocol.ts";
import { plain } from "../../i18n/messages.svelte.ts";
import Mask from "../../art/Mask.svelte";
import type { CoachLine } from "../../screens/learn/coach_lines.svelte.ts";
import type { CoachParts } from "../coaches.ts";
import { fiftyFifty } from "./entry.ts";
import { cardOf } from "./trick.ts";
import { fiftyFiftyShownOf, fiftyFiftyViewOf } from "./view.ts";

const [DEAL, MOOD, TRICK, SCORE, END] = [0, 1, 2, 3, 4];

/** What to say to somebody who comes, or comes back, to the table as it stands. */
function greeting(table: LiveTable): CoachLine[] {
  const view = fiftyFiftyViewOf(table);
  if (!view) return [];
  if (view.round > 1 || view.outcome) return [ending()];
  const { my_hand: hand, mood, tricks } = view;
  if (tricks.length || !hand.length) return [];
  return [goal(), dealt(hand.length), ...(mood ? [turned(mood)] : [])];
}

/** What to say to *event*, most of the time nothing. */
function linesOn(event: ToldEvent, table: LiveTable): CoachLine[] {
  switch (event.event) {
    case "dealt":
      return event.round > 1 ? [ending()] : [goal(), dealt(fiftyFiftyViewOf(table)?.my_hand.length ?? 0)];
    case "mood-turned":
      return [turned(event.mood)];
    case "trick-taken":
      return [...taken(event, table), ...cancelled(event, table)];
    case "fifty-fifty-round-scored":
      return [...counted(event, table), ending()];
    case "game-ended":
      return [ending()];
    default:
      return [];
  }
}

/** What to say when it is our turn: what we hold, and which way out of it there is. */
function onTurn(table: LiveTable): CoachLine[] {
  return (fiftyFiftyViewOf(table)?.round ?? 0) > 1 ? [] : turnLines(table);
}

function turnLines(table: LiveTable): CoachLine[] {
  const view = fiftyFiftyViewOf(table);
  const { seat, offer } = table;
  if (offer?.do !== "play" || !view || seat === null) return [];
  const balance = view.balances[seat] ?? 0;
  const line = { details: { count: Math.abs(balance) }, step: TRICK, weight: 1 };
  if (!view.tricks.length) return [{ ...line, id: "coach-turn", clause: "H4", weight: 3 }];
  if (!balance) return [{ ...line, id: "coach-turn-balanced", clause: "H8" }];
  return [{ ...line, id: balance > 0 ? "coach-turn-angry" : "coach-turn-laughing", clause: "H6" }];
}

/** What one wants, before anything else. */
function goal(): CoachLine {
  return { id: "coach-goal-fifty-fifty", clause: "H8", step: DEAL, weight: 9 };
}

/** What to say to somebody who asks, in a game without a lesson. */
function advice(table: LiveTable): CoachLine[] {
  const mood = fiftyFiftyViewOf(table)?.mood;
  const turn = turnLines(table);
  return mood && turn.length ? [turned(mood), ...turn] : [goal()];
}

function dealt(cards: number): CoachLine {
  return { id: "coach-dealt", details: { cards }, clause: "H3", step: DEAL, weight: 2 };
}

function turned([yellow, blue]: Mood): CoachLine {
  return { id: "coach-mood", details: { yellow, blue }, clause: "H5", step: MOOD, weight: 2 };
}

function taken(trick: TrickTaken, table: LiveTable): CoachLine[] {
  const game = fiftyFiftyShownOf(table);
  if (!game) return [];
  const cardOfSeat = (seat: number): number => cardOf(trick, seat, game) ?? 0;
  const { highest, lowest, mood } = trick;
  const me = table.seat;
  const [yellow, blue] = mood;
  const line = { clause: "H5", step: TRICK } as const;
  const high = { name: table.nameOf(highest), card: cardOfSeat(highest), count: blue };
  const low = { name: table.nameOf(lowest), card: cardOfSeat(lowest), count: yellow };
  const both = { highest: high.name, high: high.card, blue, lowest: low.name, low: low.card, yellow };
  const first: CoachLine = { ...line, id: "coach-trick", details: both, weight: 2 };
  if (highest === me) return [{ ...line, id: "coach-trick-high", details: high, weight: 4, most: 2 }];
  if (lowest === me) return [{ ...line, id: "coach-trick-low", details: low, weight: 4, most: 2 }];
  if (me === null) return [first];
  return [first, { ...line, id: "coach-trick-between", details: { card: cardOfSeat(me) }, weight: 1 }];
}

function cancelled({ highest, lowest, cancelled: [high, low] }: TrickTaken, table: LiveTable): CoachLine[] {
  const line = { clause: "H6", step: TRICK } as const;
  const gone = [
    { seat: highest, count: high },
    { seat: lowest, count: low },
  ].filter(({ count }) => count > 0);
  const mine = gone.find(({ seat }) => seat === table.seat);
  if (mine) return [{ ...line, id: "coach-pair-you", details: { count: mine.count }, weight: 5, most: 2 }];
  return gone.slice(0, 1).map(({ seat, count }) => {
    return { ...line, id: "coach-pair", details: { count, name: table.nameOf(seat) }, weight: 3 };
  });
}

function counted({ points }: FiftyFiftyRoundScored, { seat }: LiveTable): CoachLine[] {
  const result = seat === null ? undefined : points[seat];
  if (result === undefined) return [];
  const line = { clause: "H8", step: SCORE, weight: 6 };
  if (!result) return [{ ...line, id: "coach-balanced" }];
  return [
    { ...line, id: "coach-counted", details: { points: plain(result) } },
    { ...line, id: "coach-strike" },
  ];
}

function ending(): CoachLine {
  return { id: "coach-end-fifty-fifty", clause: "H2", step: END, weight: 7 };
}

export const fiftyFiftyCoach: CoachParts = {
  game: fiftyFifty.game,
  Face: Mask,
  greeting,
  linesOn,
  onTurn,
  advice,
  goesOn: (table) => fiftyFiftyViewOf(table)?.phase === "play" && table.offer === null,
};
