/** Who still keeps the others waiting. */

import type { FiftyView, Seat } from "../../protocol.ts";

/** Whether *seat* is the only one that has not written yet. */
export function allWaitFor({ phase, ready }: FiftyView, seat: Seat | null): boolean {
  return phase === "choose" && seat !== null && ready.every((wrote, other) => wrote === (other !== seat));
}
