/** What is heard of a game of Fifty: sounds, the spoken count, and what a screen reader says. */

import { buzz } from "../../device/hardware.ts";
import type { SceneContext } from "../../live/scene_context.ts";
import { announcer } from "../../parts/announcer.svelte.ts";
import { notices } from "../../parts/notices.svelte.ts";
import type { Called, FiftyRoundScored, GameEnded, Revealed, ToldEvent } from "../../protocol.ts";
import { sound } from "../../sound/sounds.ts";
import { speakCall, speakNumber } from "../../sound/voice.ts";
import { listed, say } from "../../i18n/messages.svelte.ts";
import { countEventsOf } from "./count_events.ts";

/** Let a called number sound: the wood block, the bead, and whatever it did. */
function soundCalled({ number, scorer, crowned, taker, crossings }: Called): void {
  sound("call", number);
  if (scorer !== null) sound("bead");
  if (crossings.length) sound(crossings.some(({ lost }) => lost) ? "danger" : "clash");
  if (taker !== null) sound("take");
  if (crowned) sound("crown");
  if (taker === null) speakNumber(number);
  else speakCall(number);
}

/** Say what a number did; nothing for most, so that what matters is heard. */
function tellCalled(called: Called, context: SceneContext): void {
  const texts = countEventsOf(called, context).map(({ text }) => text);
  const { me } = context;
  const mine = me !== null && (called.taker === me || called.crossings.some(({ seat }) => seat === me));
  if (mine) {
    announcer.address([say("fifty-yours", { number: called.number }), ...texts].join(" "));
    buzz(called.crossings.length ? [40, 40, 40] : 30);
  } else if (texts.length) announcer.tell(texts.join(" "));
  else if (called.number % 10 === 0) announcer.tell(String(called.number));
}

/** Say in one sentence what several numbers did that were called at once. */
function tellAtOnce(all: readonly Called[], context: SceneContext): void {
  const { me } = context;
  const owned = ({ taker, crossings }: Called): boolean => taker === me || crossings.some(({ seat }) => seat === me);
  const fate = ({ number, crossings }: Called): string =>
    `${number} ${say(crossings.length ? "fifty-crossed-off" : "fifty-taken")}`;
  const mine = me === null ? [] : all.filter(owned).map(fate);
  const crowns = all.filter(({ crowned, scorer }) => crowned && scorer !== null);
  const stretch = {
    from: `${all[0]?.number ?? 0}`,
    to: `${all.at(-1)?.number ?? 0}`,
    takes: all.filter(({ taker }) => taker !== null).length,
    clashes: all.filter(({ crossings }) => crossings.length).length,
  };
  const parts = [
    say("crowd-stretch", stretch),
    ...crowns.map(({ scorer, number }) => say("crowned-at", { name: context.names[scorer ?? 0] ?? "", number })),
    ...(mine.length ? [say("fifty-told-mine", { numbers: mine.join(", ") })] : []),
  ];
  announcer.tell(parts.map((part) => part.replace(/\.$/, "")).join("; ") + ".");
}

/** Say which numbers are out, and where the Danger zone lies. */
export function tellRevealed({ round, blocked, danger }: Pick<Revealed, "round" | "blocked" | "danger">): void {
  const digits = listed(blocked.toSorted((a, b) => a - b).map(String));
  const parts = [
    say("round", { round }),
    blocked.length ? say("round-blocked", { digits }) : say("round-nothing-blocked"),
    ...(danger ? [say("round-danger", { low: danger[0], high: danger[1] })] : []),
  ];
  announcer.tell(parts.join(", "));
}

function tellScored({ round, result, totals }: FiftyRoundScored, context: SceneContext): void {
  const lines = context.names.map((name, seat) =>
    say("fifty-told-score", { name, score: result.scores?.[seat] ?? 0, total: totals[seat] ?? 0 }),
  );
  announcer.tell([say("fifty-scored", { round }), ...(result.scores ? lines : [])].join(" "));
}

function tellEnded({ outcome }: GameEnded, context: SceneContext, totals: readonly number[]): void {
  const winners = listed(outcome.winners.map((seat) => context.names[seat] ?? ""));
  announcer.tell(say(`end-${outcome.ending}`, { winners, points: totals[outcome.winners[0] ?? 0] ?? 0 }));
}

/** Make heard what has just happened. */
export function announceFifty(event: ToldEvent, batch: readonly ToldEvent[], context: SceneContext, totals: readonly number[]): void {
  switch (event.event) {
    case "revealed":
      sound("flip");
      tellRevealed(event);
      break;
    case "called": {
      const all = batch.filter((one) => one.event === "called");
      soundCalled(event);
      if (all.length === 1) tellCalled(event, context);
      else if (event === all.at(-1)) tellAtOnce(all, context);
      break;
    }
    case "announced":
      sound("call", event.number);
      speakNumber(event.number);
      break;
    case "reminded":
      if (context.me !== null && event.seats.includes(context.me)) {
        sound("turn");
        notices.say(say("fifty-reminded", { seconds: Math.round(event.seconds) }));
      }
      break;
    case "round-scored":
      sound("score");
      tellScored(event, context);
      break;
    case "game-ended":
      sound("win");
      tellEnded(event, context, totals);
      break;
  }
}
