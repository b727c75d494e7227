/** Which dialogs are open: how many, the rule that somebody reads, and the question that is asked. */

/** Whether one is: the lowest one makes everything outside of it inert, live regions included. */
let anyOpen = $state(false);
/** Not a state: an effect that ends would read it as it was before the change that ends it. */
let openCount = 0;

export function anyDialogOpen(): boolean {
  return anyOpen;
}

function change(by: 1 | -1): void {
  openCount += by;
  anyOpen = openCount > 0;
}

/** Count one more for as long as an effect lives; return its result from `$effect`. */
export function countOpenDialog(): () => void {
  change(1);
  return () => change(-1);
}

/** The clause that somebody wants to read right now, over whatever they are doing. */
let clauseShown = $state<string | null>(null);

export function ruleShown(): string | null {
  return clauseShown;
}

/** Show the clause, as `F10`. */
export function showRule(clause: string): void {
  clauseShown = clause;
}

export function hideRule(): void {
  clauseShown = null;
}

/** A question before something that affects everybody at the table. */
export interface Question {
  /** What would happen, as a question. */
  readonly title: string;
  /** What it means for the others. */
  readonly text: string;
  /** What the button says that does it. */
  readonly label: string;
  readonly act: () => void;
}

let question = $state.raw<Question | null>(null);

/** The question that is open, if one is. */
export function openQuestion(): Question | null {
  return question;
}

/** Ask *asked*; only its button does what it is about. */
export function askFirst(asked: Question): void {
  question = asked;
}

/** Put the question away; nothing happens. */
export function dropQuestion(): void {
  question = null;
}
