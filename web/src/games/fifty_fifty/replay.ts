/** What a replay knows of Fifty Fifty. */

import { held, plain, say } from "../../i18n/messages.svelte.ts";
import type { ToldEvent, TrickTaken } from "../../protocol.ts";
import { ofGame } from "../registry.ts";
import type { NameOf, ReplayParts } from "../replays.ts";
import { fiftyFifty } from "./entry.ts";
import FiftyFiftyFrame from "./FiftyFiftyFrame.svelte";

const DURATIONS: Readonly<Partial<Record<ToldEvent["event"], number>>> = {
  dealt: 1_000,
  "mood-turned": 700,
  "card-played": 800,
  "trick-taken": 1_600,
  "fifty-fifty-round-scored": 4_000,
};

function trick({ highest, lowest, mood, balances }: TrickTaken, nameOf: NameOf): string {
  const [yellow, blue] = mood;
  return say("replay-trick", {
    high: nameOf(highest),
    blue,
    highBalance: held(balances[highest] ?? 0),
    low: nameOf(lowest),
    yellow,
    lowBalance: held(balances[lowest] ?? 0),
  });
}

function captionOf(event: ToldEvent, nameOf: NameOf): string | null {
  switch (event.event) {
    case "dealt":
      return say("replay-dealt", { round: event.round, dealer: nameOf(event.dealer) });
    case "mood-turned":
      return say("replay-mood", { trick: event.trick, yellow: event.mood[0], blue: event.mood[1] });
    case "card-played":
      return say("replay-card", { name: nameOf(event.seat), card: event.card });
    case "trick-taken":
      return trick(event, nameOf);
    case "fifty-fifty-round-scored":
      return say("replay-halves", { points: event.points.map((p, seat) => `${nameOf(seat)} ${plain(p)}`).join(", ") });
    default:
      return null;
  }
}

export const fiftyFiftyReplay: ReplayParts = {
  game: fiftyFifty.game,
  frame: () => ofGame(FiftyFiftyFrame),
  captionOf,
  durationOf: ({ event }) => DURATIONS[event],
  roundBegunBy: (event) => (event.event === "dealt" ? event.round : null),
  seenBy(event, viewer) {
    if (event.event !== "dealt") return event;
    return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : null)) };
  },
  secretsAfter(event, hands) {
    if (event.event === "dealt") return event.hands.map((hand) => (hand ?? []).toSorted((a, b) => a - b));
    if (event.event !== "card-played") return hands;
    return hands.with(event.seat, (hands[event.seat] ?? []).filter((card) => card !== event.card));
  },
  shownAfter: ({ shown }) => shown,
  hasOwnLines: () => false,
};
