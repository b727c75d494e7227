/** How a party's count sounds: on the big screen all of it, on a phone only what is one's own. */

import { buzz } from "../../../device/hardware.ts";
import type { Mine, Tally, ToldEvent } from "../../../protocol.ts";
import { sound } from "../../../sound/sounds.ts";
import { speakCall, speakNumber } from "../../../sound/voice.ts";

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

function soundTally(tally: Tally): void {
  sound("call", tally.number);
  if (tally.scorer !== null) sound("bead");
  if (tally.clash) sound(tally.lost ? "danger" : "clash");
  else if (tally.take !== null && tally.take !== "keeps") sound("take");
  if (tally.crowned.length) sound("crown");
  speak(tally);
}

function soundSpoken(number: number): void {
  sound("call", number);
  speakNumber(number);
}

/** For the screen that all listen to. */
export function playStageSounds(event: ToldEvent): void {
  if (event.event === "tally") soundTally(event);
  else if (event.event === "spoke") soundSpoken(event.number);
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
  } else if (event.taker === mine.seat) {
    sound("take");
    buzz();
  } else if (event.clash && mine.numbers?.includes(event.number)) {
    sound("clash");
    buzz([60, 40, 60]);
  } else if (event.scorer === mine.seat) {
    sound("bead");
  }
}
