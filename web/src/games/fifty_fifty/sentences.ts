/** What happens at the table, in words: for the log, and wherever nothing moves. */

import type { SceneContext } from "../../live/scene_context.ts";
import type { FiftyFiftyRoundScored, ToldEvent, TrickTaken } from "../../protocol.ts";
import { held, listed, plain, say } from "../../i18n/messages.svelte.ts";
import { botSentence } from "../../screens/table/bot_talk.ts";

/** Who takes what after a trick, and what it leaves them with. */
export function takingSentences(taken: TrickTaken, { names }: SceneContext): readonly string[] {
  const [yellow, blue] = taken.mood;
  const line = (id: string, seat: number, halves: number, pairs: number): string =>
    say(id, { name: names[seat] ?? "", halves, pairs, balance: held(taken.balances[seat] ?? 0) });
  return [
    blue ? line("halves-takes-angry", taken.highest, blue, taken.cancelled[0]) : say("halves-nobody-angry"),
    yellow ? line("halves-takes-laughing", taken.lowest, yellow, taken.cancelled[1]) : say("halves-nobody-laughing"),
  ];
}

/** What a bot says about the trick: one that took halves, if there is one. */
export function botRemarkOn(taken: TrickTaken | undefined, context: SceneContext): string | null {
  if (!taken) return null;
  const takers = [taken.highest, taken.lowest];
  for (const seat of [...takers, ...context.game.remarks.map((one) => one.seat)]) {
    const word = botSentence(seat, context);
    if (word) return word;
  }
  return null;
}

/** Who has ended a round balanced, and what it strikes. */
export function strikeSentences({ points, strikes }: FiftyFiftyRoundScored, { names }: SceneContext): readonly string[] {
  return points.flatMap((result, seat) => {
    if (result !== 0) return [];
    const name = names[seat] ?? "";
    const strike = strikes.find((one) => one.seat === seat);
    if (!strike) return [say("balanced", { name })];
    return [say("struck", { name, round: strike.round + 1, points: plain(strike.points) })];
  });
}

/** What everybody writes down after a round. */
function counted({ points }: FiftyFiftyRoundScored, { names }: SceneContext): string {
  const each = names.map((name, seat) => say("halves-result", { name, points: plain(points[seat] ?? 0) }));
  return say("halves-told-counted", { results: listed(each) });
}

/** How the game ended. */
function endingSentence(outcome: { winners: readonly number[]; ending: string }, totals: readonly number[], context: SceneContext): string {
  const winners = listed(outcome.winners.map((seat) => context.names[seat] ?? ""));
  return say(`end-${outcome.ending}`, { winners, points: totals[outcome.winners[0] ?? 0] ?? 0 });
}

/** Who takes what after a trick, as briefly as it can be said; whoever takes something hears of that alone. */
export function briefTakingSentence(taken: TrickTaken, context: SceneContext): string {
  const { highest, lowest, mood } = taken;
  const [yellow, blue] = mood;
  const own = takingSentences(taken, context).filter((_, i) => [highest, lowest][i] === context.me && [blue, yellow][i]);
  if (own.length) return own.join(" ");
  return say("halves-told-trick", { high: context.names[highest] ?? "", blue, low: context.names[lowest] ?? "", yellow });
}

/** An event as the log tells it, line by line. */
export function eventSentences(event: ToldEvent, totals: readonly number[], context: SceneContext): readonly string[] {
  const name = (seat: number): string => context.names[seat] ?? "";
  switch (event.event) {
    case "dealt":
      return [say("halves-told-dealt", { round: event.round, dealer: name(event.dealer), leader: name(event.leader) })];
    case "mood-turned": {
      const [yellow, blue] = event.mood;
      return [say("halves-told-mood", { trick: event.trick, yellow, blue, name: name(event.leader) })];
    }
    case "card-played":
      return [say("halves-told-card", { name: name(event.seat), card: event.card })];
    case "trick-taken":
      return takingSentences(event, context);
    case "fifty-fifty-round-scored":
      return [counted(event, context), ...strikeSentences(event, context)];
    case "game-ended":
      return [endingSentence(event.outcome, totals, context)];
    default:
      return [];
  }
}
