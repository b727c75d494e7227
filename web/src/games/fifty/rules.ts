/** The rules of Fifty as they are told. */

import type { RulesParts } from "../rules.ts";
import { fifty } from "./entry.ts";
import FiftyFigure from "./figures/FiftyFigure.svelte";

export const fiftyRules: RulesParts = {
  game: fifty.game,
  Figure: FiftyFigure,
  sections: [
    { name: "table", clauses: ["F1", "F2"] },
    { name: "reveal", clauses: ["F3"] },
    { name: "choose", clauses: ["F4", "F5"] },
    { name: "count", clauses: ["F6", "F7", "F8", "F9", "F19"] },
    { name: "clash", clauses: ["F10"] },
    { name: "crown", clauses: ["F11", "F12", "F18"] },
    { name: "score", clauses: ["F13", "F14", "F15"] },
    { name: "danger", clauses: ["F16", "F17"] },
  ],
  advice: { title: "rules-head-fifty-advice", lines: ["rules-advice-1", "rules-advice-2", "rules-advice-3"] },
  printOptions: [{ option: "danger", label: "learn-paper-danger" }],
};
