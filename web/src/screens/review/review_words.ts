/** What a review says about somebody's whole game, in two sentences. */

import { plain, say, tenths } from "../../i18n/messages.svelte.ts";
import type { SeatReview, WinMoment } from "../../protocol.ts";
import type { Decision } from "../../games/reviews.ts";

/** Less luck than this is none, in points. */
const EVEN = 1;

/** Say whether it was skill or luck: *mine* tells whether it is about whoever reads this. */
export function twoSentences(seat: SeatReview, mine: boolean): readonly [string, string] {
  const { points, expected, skill, chance, others, mark, name } = seat;
  const luck = chance + others;
  const who = mine ? "you" : "other";
  const kind = Math.abs(luck) < EVEN ? "even" : luck > 0 ? "lucky" : "unlucky";
  return [
    say(`review-page-luck-${kind}`, { who, name, points: plain(points), expected: tenths(expected), luck: tenths(Math.abs(luck)) }),
    say(skill > -0.05 ? "review-page-skill-best" : "review-page-skill", { who, name, mark, skill: tenths(-skill) }),
  ];
}

/** Where in the game a decision was made. */
export function placeOf({ round, trick }: Decision): string {
  return trick === null ? say("review-round", { round }) : say("review-trick", { round, trick });
}

/** A decision in one line: where, how good, and what it lost. */
export function lineOf(decision: Decision): string {
  const verdict = say("review-verdict", { verdict: decision.verdict });
  return say("review-page-line", { where: placeOf(decision), verdict, loss: tenths(-decision.loss) });
}

/** What has just happened when a chance to win was worked out, in words. */
export function momentLabel({ moment }: WinMoment): string {
  const [, round, kind = "start", trick] = /^round (\d+) (\w+)(?: (\d+))?$/.exec(moment) ?? [];
  return say(`review-page-at-${kind}`, { round: Number(round ?? 0), trick: Number(trick ?? 0) });
}
