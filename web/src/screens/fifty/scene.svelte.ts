/** The scenes of Fifty, at a table or at a party, on phones and on the big screen alike. */

import { tick } from "svelte";

import { focusHeading } from "../../parts/focus.ts";
import type { CrowdView, FiftyView, Seat } from "../../protocol.ts";

export type Scene = "choose" | "count" | "score" | "over";

/** As soon as all have written the count begins, before the first number is called. */
export function sceneOf({ phase, ready, rounds, outcome }: FiftyView): Scene {
  if (outcome) return "over";
  if (phase === "count" || (phase === "choose" && ready.every(Boolean))) return "count";
  return phase === "reveal" && rounds.length > 0 ? "score" : "choose";
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

/** Darken the whole page, its edge included; returns how to undo it. */
export function darkenPage(): () => void {
  document.body.classList.add("dark");
  return () => document.body.classList.remove("dark");
}

/** For as long as a component is there, the page is dark in scenes that are watched. */
export function darkenScenes(scene: () => Scene | null): void {
  const staged = $derived(["count", "over"].includes(scene() ?? ""));
  $effect(() => (staged ? darkenPage() : undefined));
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
