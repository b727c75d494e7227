/** What a party is about, for phones and for the big screen alike. */

import type { CrowdView } from "../../protocol.ts";
import type { Scene } from "../fifty/scene.svelte.ts";

/** As soon as all have written the lights go down, before the first number is called. */
export function sceneOf({ phase, ready, players, outcome }: CrowdView): Scene {
  if (outcome) return "over";
  if (phase === "count" || (phase === "choose" && ready === players)) return "count";
  return phase === "choose" ? "choose" : "score";
}
