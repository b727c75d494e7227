/** The scenes of Fifty, at a table or at a party, on phones and on the big screen alike. */

import { tick } from "svelte";

import { focusHeading } from "../../parts/focus.ts";
import type { FiftyView } from "../../protocol.ts";
import { dimLights } from "./lights.ts";

export type Scene = "choose" | "count" | "score" | "over";

/** As soon as all have written the lights go down, before the first number is called. */
export function sceneOf({ phase, ready, rounds, outcome }: FiftyView): Scene {
  if (outcome) return "over";
  if (phase === "count" || (phase === "choose" && ready.every(Boolean))) return "count";
  return phase === "reveal" && rounds.length > 0 ? "score" : "choose";
}

/** For as long as a component is there, the lights are down in scenes that are on stage. */
export function lightScenes(scene: () => Scene | null): void {
  const staged = $derived(["count", "over"].includes(scene() ?? ""));
  $effect(() => (staged ? dimLights() : undefined));
}

/** For as long as a component is there, every new scene begins at its heading: what had the focus is gone. */
export function beginAtHeadings(scene: () => string | null): void {
  let before: string | null = null;
  $effect(() => {
    const now = scene();
    const changed = before !== null && before !== now;
    before = now;
    if (!changed) return;
    scrollTo(0, 0);
    void tick().then(focusHeading);
  });
}
