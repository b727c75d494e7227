/** Every game that the app knows, and what the first page says of it. */

import type { Component } from "svelte";

import type { EventSettings, Settings, SettingsAsked } from "../protocol.ts";
import { fifty } from "./fifty/entry.ts";
import { fiftyFifty } from "./fifty_fifty/entry.ts";

export type Game = Settings["game"];

export interface GameEntry {
  readonly game: Game;
  /** What the ids of its clauses begin with. */
  readonly letter: string;
  /** Whether it is shown on a dark ground. */
  readonly dark: boolean;
  /** How many bots come when somebody plays at once. */
  readonly bots: number;
  /** The messages that say on the first page what it is, and for how many. */
  readonly about: string;
  readonly players: string;
  /** The settings of a table that is held as an event, if that can be done. */
  readonly eventSettings?: (event: EventSettings) => SettingsAsked;
}

export const GAMES: readonly GameEntry[] = [fifty, fiftyFifty];

export function isGame(name: string | null): name is Game {
  return GAMES.some(({ game }) => game === name);
}

/** Which of *parts* belongs to *game*: every registry of games lists one for each. */
export function partsOf<Parts extends { readonly game: Game }>(parts: readonly Parts[], game: Game): Parts {
  const found = parts.find((one) => one.game === game);
  if (!found) throw new Error(`nothing is known of the game ${game}`);
  return found;
}

/**
 * A component of one game as a registry lists it: it takes less than the properties of any game. Whoever draws it hands
 * it what the server has told of that game.
 */
export function ofGame<Props extends Record<string, unknown>>(component: Component<never>): Component<Props> {
  return component as unknown as Component<Props>;
}

/** The same for a component that is fetched when it is first drawn. */
export function loadOfGame<Props extends Record<string, unknown>>(
  load: () => Promise<{ default: Component<never> }>,
): () => Promise<{ default: Component<Props> }> {
  return async () => ({ default: ofGame<Props>((await load()).default) });
}
