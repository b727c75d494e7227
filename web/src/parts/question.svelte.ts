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

let open = $state.raw<Question | null>(null);

/** The question that is open, if one is. */
export function openQuestion(): Question | null {
  return open;
}

/** Ask *question*; only its button does what it is about. */
export function askFirst(question: Question): void {
  open = question;
}

/** Put the question away; nothing happens. */
export function dropQuestion(): void {
  open = null;
}
