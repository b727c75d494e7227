/** In which order the rules are told. */

import type { Game } from "../../live/open_table.ts";

export type { Game };

export interface Section {
  readonly name: string;
  /** The ids of its clauses. */
  readonly clauses: readonly string[];
}

export const GAMES: readonly Game[] = ["fifty", "fifty-fifty"];

export const SECTIONS: Readonly<Record<Game, readonly Section[]>> = {
  fifty: [
    { name: "table", clauses: ["F1", "F2"] },
    { name: "reveal", clauses: ["F3"] },
    { name: "choose", clauses: ["F4", "F5"] },
    { name: "count", clauses: ["F6", "F7", "F8", "F9", "F19"] },
    { name: "clash", clauses: ["F10"] },
    { name: "crown", clauses: ["F11", "F12", "F18"] },
    { name: "score", clauses: ["F13", "F14", "F15"] },
    { name: "danger", clauses: ["F16", "F17"] },
  ],
  "fifty-fifty": [
    { name: "table", clauses: ["H1", "H2"] },
    { name: "deal", clauses: ["H3"] },
    { name: "trick", clauses: ["H4", "H5"] },
    { name: "halves", clauses: ["H6", "H7"] },
    { name: "score", clauses: ["H8", "H9"] },
    { name: "moods", clauses: ["H10", "H11"] },
  ],
};

export function isGame(name: string | null): name is Game {
  return GAMES.some((game) => game === name);
}
