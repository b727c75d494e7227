/** A replay as somebody looks at it: at which moment, and with whose eyes. */

import type { SceneContext } from "../../live/scene_context.ts";
import { replayOf, type ReplayParts } from "../../games/replays.ts";
import { say } from "../../i18n/messages.svelte.ts";
import type { Timeline } from "../../protocol.ts";
import { api } from "../../wire/api.ts";
import { captionOf, chaptersOf, framesOf, type Chapter, type Frame } from "./frames.ts";
import { Playback, USUAL_DURATION } from "./playback.svelte.ts";

export class ReplayState {
  readonly timeline: Timeline;
  /** Under which name the record is kept, if it is one of the server's. */
  readonly name: string | null;
  readonly playback: Playback;
  readonly chapters: readonly Chapter[];
  readonly parts: ReplayParts;

  /** Whose eyes these are; nobody's means all hands lie open. */
  viewer = $state<number | null>(null);
  #seen = $state.raw<Timeline | null>(null);
  #wanted: number | null = null;

  readonly frames: readonly Frame[] = $derived.by(() => framesOf(this.#seen ?? this.timeline, this.viewer));
  readonly frame: Frame | undefined = $derived.by(() => this.frames[this.playback.at]);
  readonly caption: string = $derived.by(
    () => (this.frame?.event && captionOf(this.timeline, this.frame.event, this.nameOf)) ?? say("replay-beginning"),
  );
  readonly context: SceneContext = $derived.by(() => ({
    names: this.timeline.players,
    bots: this.timeline.players.map(() => null),
    kept: this.timeline.players.map(() => false),
    game: this.parts.shownAfter(this.timeline, this.frame?.view.rounds.length ?? 0),
    me: this.viewer,
  }));

  constructor(timeline: Timeline, name: string | null, at: number) {
    this.timeline = timeline;
    this.name = name;
    this.playback = new Playback(timeline.events.length, at);
    this.chapters = chaptersOf(timeline);
    this.parts = replayOf(timeline.shown.game);
  }

  readonly nameOf = (seat: number): string => this.timeline.players[seat] ?? `${seat + 1}`;

  /** Look with other eyes; at a party a seat's own line comes only when it is asked for. */
  async look(seat: number | null): Promise<void> {
    this.#wanted = seat;
    const asks = this.parts.hasOwnLines(this.timeline.view) && this.name !== null && seat !== null;
    const own = asks ? await api.timeline(this.name ?? "", seat) : null;
    if (this.#wanted !== seat) return; // meanwhile somebody else's eyes were asked for
    this.#seen = own;
    this.viewer = seat;
  }

  /** Go on by itself while it runs; call it inside `$effect` and return its result. */
  tick(): (() => void) | undefined {
    return this.playback.tick((this.frame?.event && this.parts.durationOf(this.frame.event)) ?? USUAL_DURATION);
  }
}
