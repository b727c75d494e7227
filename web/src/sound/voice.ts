/** The count, spoken where the device has a voice for the language. */

import { createSubscriber } from "svelte/reactivity";

import { preferences } from "../device/preferences.svelte.ts";
import { language, say } from "../i18n/messages.svelte.ts";

/** Devices find their voices some time after the page was loaded. */
const followVoices = createSubscriber((update) => {
  speechSynthesis.addEventListener("voiceschanged", update);
  return () => speechSynthesis.removeEventListener("voiceschanged", update);
});

/** Whether this device can speak the language that is chosen. */
export function hasVoice(): boolean {
  if (!("speechSynthesis" in globalThis)) return false;
  followVoices();
  return voiceFor(language()) !== null;
}

function voiceFor(tag: string): SpeechSynthesisVoice | null {
  const voices = speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith(tag));
  // A voice on the device answers at once and sends nothing anywhere.
  return voices.find((voice) => voice.localService) ?? null;
}

function utter(text: string, rate: number): void {
  if (!("speechSynthesis" in globalThis) || preferences.muted || !preferences.voice) return;
  if (navigator.userActivation?.hasBeenActive === false) return; // nothing is heard before a touch
  const voice = voiceFor(language());
  if (!voice) return;
  speechSynthesis.cancel(); // better to miss a number than to lag behind the count
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rate;
  utterance.volume = preferences.volume;
  speechSynthesis.speak(utterance);
}

/** Say a number of the count. */
export function speakNumber(number: number): void {
  utter(String(number), 1.3);
}

/** Shout the call, as somebody takes the count with *number*. */
export function speakCall(number: number): void {
  utter(`${number}. ${say("got-it")}`, 1.3);
}

/** Some devices only speak later if something was spoken inside a tap. */
export function primeVoice(): void {
  if (hasVoice()) speechSynthesis.speak(new SpeechSynthesisUtterance(""));
}
