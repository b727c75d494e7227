/** The frames of a replay: what one sees before the first event of a record and after each, from any seat. */

import { foldView } from "../../reducers/view.ts";
import type {
  GameView,
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
  readonly view: GameView;
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
export function framesOf(timeline: Timeline, viewer: Viewer): readonly Frame[] {
  const seats = timeline.view.view === "crowd" ? 0 : timeline.view.totals.length;
  let frame: Frame = {
    event: null,
    view: { ...timeline.view, viewer },
    picks: Array.from({ length: seats }, () => null),
    hands: Array.from({ length: seats }, () => []),
  };
  const frames = [frame];
  const mine = new Map(timeline.mine.map(({ after, mine: line }) => [after, line]));
  timeline.events.forEach((event, i) => {
    const seen = asSeenBy(event, viewer);
    const view = foldView(frame.view, seen);
    const line = mine.get(i + 1);
    frame = {
      event,
      view: view.view === "crowd" && line ? { ...view, mine: line } : view,
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
