/** What this device does when something happens: sounds, and lines for those who listen. */

import type { Cast } from "../../live/cast.ts";
import type { LiveTable } from "../../live/table.svelte.ts";
import { announcer } from "../../parts/announcer.svelte.ts";
import { notices } from "../../parts/notices.svelte.ts";
import type { FiftyFiftyView, ToldEvent } from "../../protocol.ts";
import { sound, type Sound } from "../../sound/sounds.ts";
import { say } from "../../words/speech.svelte.ts";
import { FLIGHT_MS } from "./moments.ts";
import { takenBriefly, told } from "./telling.ts";

const SOUNDS: Readonly<Record<string, Sound>> = {
  dealt: "flip",
  "mood-turned": "flip",
  "card-played": "card",
  "trick-taken": "halves",
  "halves-counted": "score",
  "game-ended": "win",
};

/** Let *event* be heard by whoever is at this device. */
export function witness(event: ToldEvent, view: FiftyFiftyView | null, cast: Cast, person: LiveTable | null): void {
  const heard = SOUNDS[event.event];
  if (heard) sound(heard);
  if (event.event === "trick-taken" && event.cancelled.some(Boolean)) setTimeout(() => sound("pair"), FLIGHT_MS);
  if (event.event === "reminded" && person && event.seats.includes(person.seat ?? -1)) {
    notices.say(say("halves-reminded", { seconds: Math.round(event.seconds) }));
  }
  const lines = told(event, view?.totals ?? [], cast);
  if (event.event === "trick-taken") announcer.tell(takenBriefly(event, cast));
  // Whoever plays hears the mood and the cards at their turn.
  const silent = ["trick-taken", "card-played"].includes(event.event) || (event.event === "mood-turned" && cast.me !== null);
  for (const line of lines) {
    if (silent) announcer.note(line);
    else announcer.tell(line);
  }
}
