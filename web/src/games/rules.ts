/** The rules of each game as they are told: in sections, with figures, and what can be printed. */

import type { Component } from "svelte";

import { fiftyRules } from "./fifty/rules.ts";
import { fiftyFiftyRules } from "./fifty_fifty/rules.ts";
import { partsOf, type Game } from "./registry.ts";

export interface Section {
  readonly name: string;
  /** The ids of its clauses. */
  readonly clauses: readonly string[];
}

export interface RulesParts {
  readonly game: Game;
  /** In the order in which the rules are told. */
  readonly sections: readonly Section[];
  /** The figure beside a section, if it has one. */
  readonly Figure: Component<{ section: string }>;
  /** Messages with advice below the rules, under a heading. */
  readonly advice: { readonly title: string; readonly lines: readonly string[] } | null;
  /** What only this game's sheets can have, with the message that asks for it. */
  readonly printOptions: readonly { readonly option: string; readonly label: string }[];
}

const RULES: readonly RulesParts[] = [fiftyRules, fiftyFiftyRules];

export const rulesOf = (game: Game): RulesParts => partsOf(RULES, game);
