/** What a replay knows of each game. */

import type { Component } from "svelte";

import type { SceneContext } from "../live/scene_context.ts";
import type { GameInfo, GameView, Timeline, ToldEvent, Viewer } from "../protocol.ts";
import { fiftyReplay } from "./fifty/replay.ts";
import { fiftyFiftyReplay } from "./fifty_fifty/replay.ts";
import { partsOf, type Game } from "./registry.ts";

/** By seat, what was secret at the table: numbers that were written, or cards in hand. */
export type Secrets = readonly (readonly number[] | null)[];

export type NameOf = (seat: number) => string;

/** What every game's picture of one moment gets. */
export interface FrameProps extends Record<string, unknown> {
  readonly view: GameView;
  readonly secrets: Secrets;
  readonly context: SceneContext;
  /** Whether all secrets are shown. */
  readonly open: boolean;
}

export interface ReplayParts {
  readonly game: Game;
  /** What one moment looks like. */
  frame(view: GameView): Component<FrameProps>;
  /** What an event is in one line; nothing for what only tables care about. */
  captionOf(event: ToldEvent, nameOf: NameOf): string | null;
  /** For how many milliseconds people look at an event, where that is not the usual time. */
  durationOf(event: ToldEvent): number | undefined;
  /** The round that begins with an event, if one does. */
  roundBegunBy(event: ToldEvent): number | null;
  /** The event as *viewer* learned of it at the table. */
  seenBy(event: ToldEvent, viewer: Viewer): ToldEvent;
  /** What is secret after an event. */
  secretsAfter(event: ToldEvent, secrets: Secrets): Secrets;
  /** What the game is like after so many counted rounds. */
  shownAfter(timeline: Timeline, rounds: number): GameInfo;
  /** Whether a seat's own line comes only when it is asked for. */
  hasOwnLines(view: GameView): boolean;
}

const REPLAYS: readonly ReplayParts[] = [fiftyReplay, fiftyFiftyReplay];

export const replayOf = (game: Game): ReplayParts => partsOf(REPLAYS, game);
