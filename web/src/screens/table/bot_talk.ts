/** What bots say, as lines. */

import type { SceneContext } from "../../live/scene_context.ts";
import { say } from "../../i18n/messages.svelte.ts";

/** What the bot on *seat* says about its last choice or card, if it says anything. */
export function botSentence(seat: number, { names, game }: SceneContext): string | null {
  const said = game.remarks.find((one) => one.seat === seat);
  if (!said) return null;
  return say("bot-says", { name: names[seat] ?? "", reason: say(said.message, said.details) });
}

/** Who they are: how well they play, and what they are like. */
export function botDescription(game: string, level: string): string {
  return [say(`level-${level}`), say(`temper-${game}-${level}`)].join(" · ");
}
