/** What an event is in one line, for the log and for those who hear the timeline. */

import type { Called, Tally, TrickTaken, ToldEvent } from "../../protocol.ts";
import { held, listed, plain, say } from "../../i18n/messages.svelte.ts";
import { takeSentence } from "../fifty/count_events.ts";

type NameOf = (seat: number) => string;

function called(event: Called, nameOf: NameOf): string {
  const { number, taker, take, crossings, scorer, bead, crowned } = event;
  if (crossings.length) {
    const names = listed(crossings.map(({ seat }) => nameOf(seat)));
    return say(crossings.some(({ lost }) => lost) ? "replay-clash-danger" : "replay-clash", { number, names });
  }
  if (taker !== null && take !== null) return takeSentence(take, number, nameOf(taker));
  if (scorer === null) return say("replay-counts", { number, name: nameOf(event.caller) });
  return say(crowned ? "replay-crown" : "replay-scores", { number, bead, name: nameOf(scorer) });
}

function tally(event: Tally, nameOf: NameOf): string {
  const { number, taker, take, clash, clashes, takes } = event;
  if (clash) return say("replay-crowd-clash", { number, count: clash });
  if (taker !== null && take !== null) return takeSentence(take, number, nameOf(taker));
  return say(takes + clashes ? "replay-tally" : "replay-quiet", { number, takes, clashes });
}

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

/** Say what happened; nothing for what only tables care about. */
export function captionOf(event: ToldEvent, nameOf: NameOf): string | null {
  switch (event.event) {
    case "revealed":
      return event.blocked.length
        ? say("replay-revealed", { round: event.round, digits: event.blocked.join(" ") })
        : say("replay-revealed-nothing", { round: event.round });
    case "chose":
      return say("replay-chose", { name: nameOf(event.seat), numbers: (event.numbers ?? []).join(" ") });
    case "called":
      return called(event, nameOf);
    case "tally":
      return tally(event, nameOf);
    case "ready":
      return say("replay-ready", { count: event.count, players: event.players });
    case "round-scored":
      return say("replay-scored", { round: event.round });
    case "crowd-scored":
      return say("replay-scored", { round: event.result.round });
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
    case "game-ended":
      return say("replay-ended", { names: listed(event.outcome.winners.map(nameOf)) });
    default:
      return null;
  }
}
