/** Who plays, and with what: all that a drawing needs beside the view itself. */

import type { GameInfo, GameView, TableInfo } from "../protocol.ts";
import type { LiveTable } from "./table.svelte.ts";

export interface SceneContext<Shown extends GameInfo = GameInfo> {
  /** Nothing at a party, where people are named when there is something to tell of them. */
  readonly names: readonly string[];
  /** The level, for seats that a bot has come to play at. */
  readonly bots: readonly (string | null)[];
  /** Seats that a bot keeps for somebody who is away. */
  readonly kept: readonly boolean[];
  readonly game: Shown;
  /** Whose eyes these are; `null` for whoever looks on. */
  readonly me: number | null;
}

/** For which screen a scene is drawn: a player's own, the big screen of a room, or a replay. */
export type Size = "table" | "stage" | "replay";

/** The context of a table as *person* sees it. */
export function contextOf(shown: TableInfo, person: LiveTable | null): SceneContext | null {
  if (!shown.game) return null;
  return {
    names: shown.game.names,
    bots: shown.seats.map(({ bot }) => bot),
    kept: shown.seats.map(({ kept }) => kept),
    game: shown.game,
    me: person?.seat ?? null,
  };
}

/** Whatever has a view: a live table. */
export interface Viewed {
  readonly view: GameView | null;
}
