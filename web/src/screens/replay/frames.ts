/** The frames of a replay: what one sees before the first event of a record and after each, from any seat. */

import { replayOf, type NameOf, type Secrets } from "../../games/replays.ts";
import { tableOf } from "../../games/tables.ts";
import { listed, say } from "../../i18n/messages.svelte.ts";
import type { GameView, Timeline, ToldEvent, Viewer } from "../../protocol.ts";

/** What is to be seen at one moment. */
export interface Frame {
  /** What has just happened; nothing before the first event. */
  readonly event: ToldEvent | null;
  readonly view: GameView;
  /** What everybody has written or holds, for those who may look into all hands. */
  readonly secrets: Secrets;
}

/** A place to jump to: where a round begins. */
export interface Chapter {
  readonly round: number;
  readonly at: number;
}

/** Return *timeline* as *viewer* sees it: one frame before the first event, and one after each. */
export function framesOf(timeline: Timeline, viewer: Viewer): readonly Frame[] {
  const { fold, withLine } = tableOf(timeline.shown.game);
  const { seenBy, secretsAfter } = replayOf(timeline.shown.game);
  let frame: Frame = { event: null, view: { ...timeline.view, viewer }, secrets: timeline.players.map(() => null) };
  const frames = [frame];
  const mine = new Map(timeline.mine.map(({ after, mine: line }) => [after, line]));
  timeline.events.forEach((event, i) => {
    const view = fold(frame.view, seenBy(event, viewer));
    const line = mine.get(i + 1);
    frame = { event, view: line ? withLine(view, line) : view, secrets: secretsAfter(event, frame.secrets) };
    frames.push(frame);
  });
  return frames;
}

/** Where the rounds begin. */
export function chaptersOf({ shown, events }: Timeline): readonly Chapter[] {
  const { roundBegunBy } = replayOf(shown.game);
  return events.flatMap((event, i) => {
    const round = roundBegunBy(event);
    return round === null ? [] : [{ round, at: i + 1 }];
  });
}

/** Say what happened; nothing for what only tables care about. */
export function captionOf({ shown }: Timeline, event: ToldEvent, nameOf: NameOf): string | null {
  if (event.event === "game-ended") return say("replay-ended", { names: listed(event.outcome.winners.map(nameOf)) });
  return replayOf(shown.game).captionOf(event, nameOf);
}
