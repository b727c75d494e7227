/** What this device does when something happens in Fifty Fifty: sounds, and lines for those who listen. */

import { tick } from "svelte";

import { buzz } from "../../device/hardware.ts";
import type { SceneContext } from "../../live/scene_context.ts";
import type { LiveTable } from "../../live/table.svelte.ts";
import { announcer } from "../../parts/announcer.svelte.ts";
import { notices } from "../../parts/notices.svelte.ts";
import type { FiftyFiftyView, ToldEvent } from "../../protocol.ts";
import { sound, type Sound } from "../../sound/sounds.ts";
import { say } from "../../i18n/messages.svelte.ts";
import { briefTakingSentence, eventSentences } from "./sentences.ts";
import { FLIGHT_MS } from "./trick.ts";

const SOUNDS: Readonly<Record<string, Sound>> = {
  dealt: "flip",
  "mood-turned": "flip",
  "card-played": "card",
  "trick-taken": "halves",
  "fifty-fifty-round-scored": "score",
  "game-ended": "win",
};

/** Let *event* be heard by whoever is at this device. */
export function announceFiftyFifty(event: ToldEvent, view: FiftyFiftyView | null, context: SceneContext, person: LiveTable | null): void {
  const heard = SOUNDS[event.event];
  if (heard) sound(heard);
  if (event.event === "trick-taken" && event.cancelled.some(Boolean)) setTimeout(() => sound("pair"), FLIGHT_MS);
  if (event.event === "reminded" && person && event.seats.includes(person.seat ?? -1)) {
    notices.say(say("halves-reminded", { seconds: Math.round(event.seconds) }));
  }
  const lines = eventSentences(event, view?.totals ?? [], context);
  if (event.event === "trick-taken") announcer.tell(briefTakingSentence(event, context));
  // Whoever plays hears the mood and the cards at their turn.
  const silent = ["trick-taken", "card-played"].includes(event.event) || (event.event === "mood-turned" && context.me !== null);
  for (const line of lines) {
    if (silent) announcer.note(line);
    else announcer.tell(line);
  }
}

const MARK = "● ";

/** Say it once, when the turn comes: what the trick is about, and what lies there. */
export function announceTurn({ mood, cards }: FiftyFiftyView): void {
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
