/** The rules of Fifty Fifty as they are told. */

import type { RulesParts } from "../rules.ts";
import { fiftyFifty } from "./entry.ts";
import FiftyFiftyFigure from "./figures/FiftyFiftyFigure.svelte";

export const fiftyFiftyRules: RulesParts = {
  game: fiftyFifty.game,
  Figure: FiftyFiftyFigure,
  sections: [
    { name: "table", clauses: ["H1", "H2"] },
    { name: "deal", clauses: ["H3"] },
    { name: "trick", clauses: ["H4", "H5"] },
    { name: "halves", clauses: ["H6", "H7"] },
    { name: "score", clauses: ["H8", "H9"] },
    { name: "moods", clauses: ["H10", "H11"] },
  ],
  advice: null,
  printOptions: [],
};
