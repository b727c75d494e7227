/** A record's events, wound onto a reel: what one sees after each of them, from any seat. */

import { foldCrowd } from "../../folding/crowd.ts";
import { foldFifty } from "../../folding/fifty.ts";
import { foldFiftyFifty } from "../../folding/fifty_fifty.ts";
import type {
  CrowdView,
  FiftyFiftyView,
  FiftyView,
  Hand,
  Numbers,
  Timeline,
  ToldEvent,
  Viewer,
} from "../../protocol.ts";

/** What is to be seen at one moment. */
export interface Frame {
  /** What has just happened; nothing before the first event. */
  readonly event: ToldEvent | null;
  readonly fifty: FiftyView | null;
  readonly fiftyFifty: FiftyFiftyView | null;
  readonly crowd: CrowdView | null;
  /** What everybody has written this round, for those who may look into all hands. */
  readonly picks: readonly (Numbers | null)[];
  /** What everybody still holds. */
  readonly hands: readonly Hand[];
}

/** A place to jump to: where a round begins. */
export interface Chapter {
  readonly round: number;
  readonly at: number;
}

/** The event as *viewer* learned of it at the table. */
function asSeenBy(event: ToldEvent, viewer: Viewer): ToldEvent {
  switch (event.event) {
    case "chose":
      return event.seat === viewer ? event : { ...event, numbers: null };
    case "dealt":
      return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : null)) };
    default:
      return event;
  }
}

function openly(frame: Frame, event: ToldEvent): Pick<Frame, "picks" | "hands"> {
  const { picks, hands } = frame;
  switch (event.event) {
    case "chose":
      return { hands, picks: picks.with(event.seat, event.numbers) };
    case "revealed":
      return { hands, picks: picks.map(() => null) };
    case "dealt":
      return { picks, hands: event.hands.map((hand) => (hand ?? []).toSorted((a, b) => a - b)) };
    case "card-played": {
      const left = (hands[event.seat] ?? []).filter((card) => card !== event.card);
      return { picks, hands: hands.with(event.seat, left) };
    }
    default:
      return { picks, hands };
  }
}

/** Wind *timeline* up as *viewer* sees it: one frame before the first event, and one after each. */
export function wind(timeline: Timeline, viewer: Viewer): readonly Frame[] {
  const { fifty, fifty_fifty: halves, crowd } = timeline;
  const seats = fifty?.ready.length ?? halves?.hand_sizes.length ?? 0;
  let frame: Frame = {
    event: null,
    fifty: fifty && { ...fifty, viewer },
    fiftyFifty: halves && { ...halves, viewer },
    crowd: crowd && { ...crowd, viewer },
    picks: Array.from({ length: seats }, () => null),
    hands: Array.from({ length: seats }, () => []),
  };
  const frames = [frame];
  const mine = new Map(timeline.mine.map(({ after, mine: line }) => [after, line]));
  timeline.events.forEach((event, i) => {
    const seen = asSeenBy(event, viewer);
    const party = frame.crowd && foldCrowd(frame.crowd, seen);
    frame = {
      event,
      fifty: frame.fifty && foldFifty(frame.fifty, seen),
      fiftyFifty: frame.fiftyFifty && foldFiftyFifty(frame.fiftyFifty, seen),
      crowd: party && { ...party, mine: mine.get(i + 1) ?? party.mine },
      ...openly(frame, event),
    };
    frames.push(frame);
  });
  return frames;
}

/** Where the rounds begin. */
export function chaptersOf(timeline: Timeline): readonly Chapter[] {
  return timeline.events.flatMap((event, i) =>
    event.event === "revealed" || event.event === "dealt" ? [{ round: event.round, at: i + 1 }] : [],
  );
}
