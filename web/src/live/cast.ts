/** Who plays, and with what: all that a drawing needs beside the view itself. */

import type { FiftyFiftyShown, FiftyShown, GameShown, TableShown } from "../protocol.ts";
import type { LiveTable } from "./table.svelte.ts";

export interface Cast<Shown extends GameShown = GameShown> {
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

/** The cast of a table as *person* sees it. */
export function castOf(shown: TableShown, person: LiveTable | null): Cast | null {
  if (!shown.game) return null;
  return {
    names: shown.game.names,
    bots: shown.seats.map(({ bot }) => bot),
    kept: shown.seats.map(({ kept }) => kept),
    game: shown.game,
    me: person?.seat ?? null,
  };
}

export function isFifty(cast: Cast): cast is Cast<FiftyShown> {
  return cast.game.game === "fifty";
}

export function isFiftyFifty(cast: Cast): cast is Cast<FiftyFiftyShown> {
  return cast.game.game === "fifty-fifty";
}

/** A letter that no sign behind it can change: most names begin with one. */
const PLAIN = /^[!-\u024f](?![\u0300-\u036f\u200d\u20e3\ufe0f])/;

/** What stands inside a player's mark. */
export function initialOf(name: string): string {
  const trimmed = name.trim();
  // A browser takes longer to fetch its knowledge of all letters than to draw the lobby.
  if (PLAIN.test(trimmed)) return trimmed.charAt(0).toLocaleUpperCase();
  // Older browsers cannot tell where a letter ends; a part of one is better than none.
  if (!("Segmenter" in Intl)) return ([...trimmed][0] ?? "").toLocaleUpperCase();
  const [first] = new Intl.Segmenter().segment(trimmed);
  return first?.segment.toLocaleUpperCase() ?? "";
}
