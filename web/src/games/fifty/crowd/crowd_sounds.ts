/** How a party's count sounds: on the big screen all of it, on a phone only what is one's own. */

import { buzz } from "../../../device/hardware.ts";
import type { Mine, Tally, ToldEvent } from "../../../protocol.ts";
import { sound } from "../../../sound/sounds.ts";
import { speakCall, speakNumber } from "../../../sound/voice.ts";
import { isClosing } from "./countdown.ts";
import type { Highlight } from "./highlights.svelte.ts";
import type { Moment } from "./own_moments.ts";

/** A voice needs about this long for a number; faster counts are spoken now and then. */
const BREATH = 650;
let spoken = 0;

function speak(tally: Tally): void {
  const now = performance.now();
  if (now - spoken < BREATH) return;
  spoken = now;
  if (tally.take === null || tally.take === "keeps") speakNumber(tally.number);
  else speakCall(tally.number);
}

/** Up to this number a table counts: however far a party counts, the pitch of its count rises as much. */
const USUAL_TOP = 50;

function soundTally(tally: Tally, top: number, highlight: Highlight | null): void {
  sound("call", (tally.number / top) * USUAL_TOP);
  if (tally.told === 1 && tally.scorer !== null) sound("bead");
  if (highlight?.number === tally.number) {
    if (highlight.kind === "duel") sound(highlight.lost ? "danger" : "clash");
    else if (highlight.kind !== "take") sound(highlight.kind);
    else if (highlight.take !== "keeps") sound("take");
  }
  speak(tally);
}

function soundSpoken(number: number, top: number): void {
  sound("call", (number / top) * USUAL_TOP);
  speakNumber(number);
}

/** For the last seconds before choosing closes. */
export function playCountdownSounds(secondsLeft: number | null): void {
  if (!isClosing(secondsLeft)) return;
  sound(secondsLeft > 0 ? "tick" : "close");
}

/** For the screen that all listen to; *highlight* is what was told last of a count up to *top*. */
export function playStageSounds(event: ToldEvent, top: number, highlight: Highlight | null): void {
  if (event.event === "tally") soundTally(event, top, highlight);
  else if (event.event === "announced") soundSpoken(event.number, top);
  else if (event.event === "revealed") sound("flip");
  else if (event.event === "ready") sound("write");
  else if (event.event === "crowd-scored") sound("score");
  else if (event.event === "game-ended") sound("win");
}

/** For one phone among hundreds: its owner's moments. */
export function playPhoneSounds(event: ToldEvent, mine: Mine): void {
  if (event.event === "revealed") sound("turn");
  if (event.event === "game-ended" && event.outcome.winners.includes(mine.seat)) sound("win");
  if (event.event !== "tally") return;
  if (event.crowned.includes(mine.seat)) {
    sound("crown");
    buzz([30, 60, 30, 60, 90]);
  } else if (event.scorer === mine.seat) {
    sound("bead");
  }
}

/** For the owner of a number that was just called. */
export function playMomentSounds({ state }: Moment): void {
  sound(state === "alone" ? "take" : "clash");
  buzz(state === "alone" ? undefined : [60, 40, 60]);
}
