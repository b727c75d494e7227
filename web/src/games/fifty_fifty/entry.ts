/** What the first page knows of Fifty Fifty. */

import type { GameEntry } from "../registry.ts";

export const fiftyFifty: GameEntry = {
  game: "fifty-fifty",
  letter: "H",
  dark: true,
  bots: 3,
  about: "home-fifty-fifty-about",
  players: "home-fifty-fifty-players",
};
