/** Calls somebody to their turn: a line, a sound, a buzz, and a mark in the title of the tab. */

import { tick } from "svelte";

import { buzz } from "../../device/wakefulness.ts";
import { announcer } from "../../parts/announcer.svelte.ts";
import type { FiftyFiftyView } from "../../protocol.ts";
import { sound } from "../../sound/sounds.ts";
import { say } from "../../words/speech.svelte.ts";

const MARK = "● ";

/** Say it once, when the turn comes: what the trick is about, and what lies there. */
export function callToTurn({ mood, cards }: FiftyFiftyView): void {
  const [yellow, blue] = mood ?? [0, 0];
  announcer.address(say("halves-told-turn", { yellow, blue, count: cards.length, numbers: cards.join(", ") }));
  sound("turn");
  buzz();
}

/** Mark the title; returns how to wipe the mark off. Whoever else writes the title has done so by then. */
export function markTitle(): () => void {
  let marked = true;
  void tick().then(() => {
    if (marked && !document.title.startsWith(MARK)) document.title = MARK + document.title;
  });
  return () => {
    marked = false;
    if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length);
  };
}
