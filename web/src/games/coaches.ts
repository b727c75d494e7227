/** What the coach says at each game. */

import type { Component } from "svelte";

import type { LiveTable } from "../live/table.svelte.ts";
import type { ToldEvent } from "../protocol.ts";
import type { CoachLine } from "../screens/learn/coach_lines.svelte.ts";
import { fiftyCoach } from "./fifty/coach.ts";
import { fiftyFiftyCoach } from "./fifty_fifty/coach.ts";
import { partsOf, type Game } from "./registry.ts";

export interface CoachParts {
  readonly game: Game;
  /** What the coach looks like. */
  readonly Face: Component<{ size?: string }>;
  /** What to say to somebody who comes, or comes back, to the table as it stands. */
  greeting(table: LiveTable): readonly CoachLine[];
  /** What to say to *event*, most of the time nothing. */
  linesOn(event: ToldEvent, table: LiveTable): readonly CoachLine[];
  /** What to say when the learner may act. */
  onTurn(table: LiveTable): readonly CoachLine[];
  /** What to say to somebody who asks, in a game without a lesson. */
  advice(table: LiveTable): readonly CoachLine[];
  /** Whether the game goes on by itself. */
  goesOn(table: LiveTable): boolean;
}

const COACHES: readonly CoachParts[] = [fiftyCoach, fiftyFiftyCoach];

export const coachOf = (game: Game): CoachParts => partsOf(COACHES, game);
