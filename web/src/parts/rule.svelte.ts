/** The rule that somebody wants to read right now, over whatever they are doing. */

let asked = $state<string | null>(null);

export function ruleShown(): string | null {
  return asked;
}

/** Show the clause, as `F10`. */
export function showRule(clause: string): void {
  asked = clause;
}

export function hideRule(): void {
  asked = null;
}
