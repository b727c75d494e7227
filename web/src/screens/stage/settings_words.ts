/** A table's settings in words, for people who only look. */

import type { Settings } from "../../protocol.ts";
import { say } from "../../words/speech.svelte.ts";

export function settingsInWords(settings: Settings): readonly string[] {
  const words = [say(`pace-${settings.pace}`)];
  if (settings.clock !== "off") words.push(say(`clock-${settings.clock}`));
  if (settings.game === "fifty") {
    if (settings.party) words.unshift(say("stage-party"));
    if (settings.danger) words.push(say("stage-danger"));
  } else {
    words.push(say(`edition-${settings.edition}`));
  }
  if (settings.box) words.push(say("stage-own-box"));
  return words;
}
