/** The scenes of Fifty, at a table or at a party, on phones and on the big screen alike. */

import type { CrowdView, FiftyView, Seat } from "../../protocol.ts";

export type Scene = "choose" | "count" | "score" | "over";

/** As soon as all have written the count begins, before the first number is called. */
export function sceneOf({ phase, ready, rounds, outcome }: FiftyView): Scene {
  if (outcome) return "over";
  if (phase === "count" || (phase === "choose" && ready.every(Boolean))) return "count";
  return phase !== "choose" && rounds.length > 0 ? "score" : "choose";
}

/** The same of a party. */
export function crowdSceneOf({ phase, ready, players, outcome }: CrowdView): Scene {
  if (outcome) return "over";
  if (phase === "count" || (phase === "choose" && ready === players)) return "count";
  return phase === "choose" ? "choose" : "score";
}

/** Whether *seat* is the only one that has not written yet. */
export function allWaitFor({ phase, ready }: FiftyView, seat: Seat | null): boolean {
  return phase === "choose" && seat !== null && ready.every((wrote, other) => wrote === (other !== seat));
}
