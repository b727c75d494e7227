/** What the first page knows of Fifty. */

import type { GameEntry } from "../registry.ts";

export const fifty: GameEntry = {
  game: "fifty",
  letter: "F",
  dark: false,
  bots: 4,
  about: "home-fifty-about",
  players: "home-fifty-players",
  eventSettings: (event) => ({ game: "fifty", party: true, event }),
};
