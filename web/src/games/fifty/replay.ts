/** What a replay knows of Fifty. */

import { listed, say } from "../../i18n/messages.svelte.ts";
import type { Called, Tally, ToldEvent } from "../../protocol.ts";
import { ofGame } from "../registry.ts";
import type { NameOf, ReplayParts } from "../replays.ts";
import { takeSentence } from "./count_events.ts";
import CrowdFrame from "./crowd/CrowdFrame.svelte";
import { fifty } from "./entry.ts";
import FiftyFrame from "./FiftyFrame.svelte";
import { isEventful } from "./view.ts";

const EVENTFUL = 1_300;
const DURATIONS: Readonly<Partial<Record<ToldEvent["event"], number>>> = {
  revealed: 1_600,
  chose: 250,
  "round-scored": 4_000,
  "crowd-scored": 4_000,
};

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

function captionOf(event: ToldEvent, nameOf: NameOf): string | null {
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
    default:
      return null;
  }
}

export const fiftyReplay: ReplayParts = {
  game: fifty.game,
  frame: ({ view }) => (view === "crowd" ? ofGame(CrowdFrame) : ofGame(FiftyFrame)),
  captionOf,
  durationOf: (event) => (event.event === "called" && isEventful(event) ? EVENTFUL : DURATIONS[event.event]),
  roundBegunBy: (event) => (event.event === "revealed" ? event.round : null),
  seenBy: (event, viewer) => (event.event === "chose" && event.seat !== viewer ? { ...event, numbers: null } : event),
  secretsAfter(event, picks) {
    if (event.event === "revealed") return picks.map(() => null);
    return event.event === "chose" ? picks.with(event.seat, event.numbers) : picks;
  },
  shownAfter: ({ shown, awards }, rounds) => (shown.game === "fifty" ? { ...shown, awards: awards[rounds - 1] ?? [] } : shown),
  hasOwnLines: ({ view }) => view === "crowd",
};
