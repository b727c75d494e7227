/** What a review says about somebody's whole game, in two sentences. */

import { plain, say, tenths } from "../../i18n/messages.svelte.ts";
import type { SeatReview, WinMoment } from "../../protocol.ts";
import type { Decision } from "../../games/reviews.ts";

/** Less luck than this is none, in points. */
const EVEN = 1;
/** A decision that loses less than this is as good as the best. */
const SLIGHT = 0.05;

/** Say whether it was skill or luck: *mine* tells whether it is about whoever reads this. */
export function twoSentences(seat: SeatReview, decisions: readonly Decision[], mine: boolean): readonly [string, string] {
  const { points, expected, skill, chance, others, mark, name } = seat;
  const luck = chance + others;
  const kind = Math.abs(luck) < EVEN ? "even" : luck > 0 ? "lucky" : "unlucky";
  const about = { who: mine ? "you" : "other", name, mark };
  const result = { points: plain(points), expected: tenths(expected), luck: tenths(Math.abs(luck)), skill: tenths(-skill) };
  const [costliest] = decisions.toSorted((a, b) => b.loss - a.loss);
  const first = say(`review-page-luck-${kind}`, { ...about, ...result });
  if (!costliest || costliest.loss < SLIGHT) return [first, say("review-page-skill-best", about)];
  return [first, say("review-page-skill", { ...about, where: placeOf(costliest), loss: tenths(-costliest.loss) })];
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

/** What has just happened when a chance to win was worked out, in words; *branched*: the game began amid another one. */
export function momentLabel({ moment }: WinMoment, branched: boolean): string {
  const [, round, kind = branched ? "branch" : "start", trick] = /^round (\d+) (\w+)(?: (\d+))?$/.exec(moment) ?? [];
  return say(`review-page-at-${kind}`, { round: Number(round ?? 0), trick: Number(trick ?? 0) });
}
