/** One's own five numbers at a party: which of them were called, and what became of each. */

import type { Mine } from "../../../protocol.ts";
import { numeral, say } from "../../../i18n/messages.svelte.ts";

/**
 * - `ahead`: it has not been called.
 * - `called`: it was; what became of it is not told here.
 * - `alone`: nobody else had written it, and the count was taken or kept with it.
 * - `shared`: others had written it as well, and it is crossed off.
 */
export type MomentState = "ahead" | "called" | "alone" | "shared";

export interface Moment {
  readonly number: number;
  readonly state: MomentState;
  /** How many had written it, oneself included; 0 while that is not told. */
  readonly owners: number;
  /** What crossing it off has brought. */
  readonly bonus: number;
}

/** The five moments of *mine* when the count has come to *at*. */
export function momentsOf(mine: Mine, at: number): readonly Moment[] {
  return (mine.numbers ?? []).map((number, box) => {
    const owners = mine.owners[box] ?? 0;
    if (number > at && !owners) return { number, state: "ahead", owners: 0, bonus: 0 };
    if (!owners) return { number, state: "called", owners: 0, bonus: 0 };
    return { number, state: owners > 1 ? "shared" : "alone", owners, bonus: mine.gained?.[box] ?? 0 };
  });
}

/** What became of a number, as a sentence to whoever wrote it. */
export function momentWords({ number, state, owners, bonus }: Moment): string {
  if (state === "alone") return say("crowd-you-take", { number: numeral(number) });
  return say("crowd-you-clash", { number: numeral(number), others: owners - 1, bonus });
}
