/** What a live table, its lobby and its big screen know of each game. */

import type { Component, Snippet } from "svelte";

import type { SceneContext } from "../live/scene_context.ts";
import type { LiveTable } from "../live/table.svelte.ts";
import type { GameInfo, GameView, Mine, Outcome, Settings, TableInfo, ToldEvent } from "../protocol.ts";
import { fiftyTable } from "./fifty/table.ts";
import { fiftyFiftyTable } from "./fifty_fifty/table.ts";
import { partsOf, type Game } from "./registry.ts";

/** What every game's screen at a table gets. */
export interface GameProps extends Record<string, unknown> {
  readonly table: LiveTable;
  /** Whose secrets may be shown; nobody's if `null`. */
  readonly person: LiveTable | null;
  readonly context: SceneContext;
  /** The host wants to set the table differently, after a game. */
  readonly onset: () => void;
  /** Whether several people share this device. */
  readonly shared: boolean;
  /** Somebody looks at the score of a round, or has seen enough. */
  readonly onreading: (reading: boolean) => void;
  /** Somebody wants to look at the game that is over together with everybody. */
  readonly ontogether: () => void;
}

/** What every game's big screen gets. */
export interface StageProps extends Record<string, unknown> {
  readonly table: LiveTable;
  readonly context: SceneContext;
  readonly view: GameView;
}

/** What every game's own settings in the lobby get. */
export interface OptionsProps extends Record<string, unknown> {
  readonly settings: Settings;
  readonly shown: TableInfo;
  readonly readonly: boolean;
  readonly change: (one: Readonly<Record<string, unknown>>) => void;
  /** How many may sit, which stands between what the game has of its own. */
  readonly seats: Snippet;
}

/** How far a game is, for whoever runs it. */
export interface Progress {
  /** What people do: they choose, watch what is told, look at the score of a round, or it is over. */
  readonly phase: "choose" | "told" | "scored" | "over";
  readonly round: number;
  readonly players: number;
  /** How many have chosen. */
  readonly ready: number;
  /** Where a count has got to, and how far it goes. */
  readonly number: number;
  readonly top: number;
}

/** How a game has ended, for whoever wants to show it to others. */
export interface GameResult {
  readonly outcome: Outcome;
  /** By seat. */
  readonly totals: readonly number[];
  readonly places: readonly number[];
  /** Everybody's points in each round that was scored. */
  readonly rounds: readonly (readonly number[])[];
}

type Load<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export interface TableParts {
  readonly game: Game;
  /** The screen of somebody who plays or watches. */
  screen(view: GameView): Load<GameProps>;
  /** The big screen. */
  stage(view: GameView): Load<StageProps>;
  readonly Options: Component<OptionsProps>;
  /** What *event* makes of *view*. */
  fold(view: GameView, event: ToldEvent): GameView;
  /** The view when the count has come to *number*, in a game that is told in sums. */
  withNumber(view: GameView, number: number): GameView;
  /** The view with somebody's own line, in a game that is told in sums. */
  withLine(view: GameView, line: Mine): GameView;
  /** What somebody is called whom only the view names. */
  nameOf(view: GameView, seat: number): string | undefined;
  /** Whether the table waits for *person*. */
  owes(person: LiveTable): boolean;
  /** Whether events are being told, so that the host can have the rest at once. */
  isTold(view: GameView): boolean;
  /** How it has ended; nothing before that, and of a party. */
  result(view: GameView): GameResult | null;
  /** How far it is, in a game that an event can be made of. */
  progress?(view: GameView, game: GameInfo): Progress | null;
  /** How many may sit; `null` if it is any number. */
  seatLimit(settings: Settings): number | null;
  /** What is special about these settings, in words. */
  describe(settings: Settings): readonly string[];
  /** By component of the box: what its columns are called, and its rows. */
  readonly components: Readonly<Record<string, { readonly columns?: readonly string[]; readonly row: (row: number) => string }>>;
}

export const TABLES: readonly TableParts[] = [fiftyTable, fiftyFiftyTable];

export const tableOf = (game: Game): TableParts => partsOf(TABLES, game);
