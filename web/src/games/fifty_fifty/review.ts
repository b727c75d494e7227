/** What a review knows of Fifty Fifty. */

import { say, tenths } from "../../i18n/messages.svelte.ts";
import type { CardReview, FiftyFiftyReview, FiftyFiftyReviewPart, Timeline, WinMoment } from "../../protocol.ts";
import { ofGame } from "../registry.ts";
import type { Decision, ReviewParts } from "../reviews.ts";
import { ERRORS, SLIGHT } from "./card_errors.ts";
import { fiftyFifty } from "./entry.ts";
import FiftyFiftyComparison from "./FiftyFiftyComparison.svelte";
import FiftyFiftyQuestion from "./FiftyFiftyQuestion.svelte";

export interface CardDecision extends Decision {
  readonly trick: number;
  readonly card: CardReview;
}

/** In which frame each card was played, and in which each deal, trick and round was over. */
function framesOf({ events }: Timeline): { played: Map<string, number>; moments: Map<string, number> } {
  const played = new Map<string, number>();
  const moments = new Map<string, number>();
  let [round, trick] = [0, 0];
  events.forEach((event, i) => {
    if (event.event === "dealt") {
      [round, trick] = [event.round, 0];
      moments.set(`round ${round} dealt`, i + 1);
    } else if (event.event === "mood-turned") {
      trick = event.trick;
    } else if (event.event === "card-played") {
      played.set(`${round} ${trick} ${event.seat}`, i);
    } else if (event.event === "trick-taken") {
      moments.set(`round ${round} trick ${trick}`, i + 1);
    } else if (event.event === "fifty-fifty-round-scored") {
      moments.set(`round ${round} scored`, i + 1);
    }
  });
  return { played, moments };
}

function sentences(decision: Decision, name: string | null): readonly string[] {
  const { card, loss } = decision as CardDecision;
  const who = name === null ? "you" : "other";
  const played = say("review-page-card", { who, name: name ?? "", card: card.card, count: card.options.length });
  const reason = say(card.reason.message, card.reason.details);
  if (loss < SLIGHT) return [played, reason];
  const error = ERRORS * card.error;
  const better = { best: card.best, loss: tenths(loss), error: tenths(error), sure: error < SLIGHT ? "yes" : "no" };
  return [played, say("review-page-card-better", better), reason];
}

export const fiftyFiftyReview: ReviewParts = {
  game: fiftyFifty.game,
  soFar(parts, { game, players }) {
    const found = parts as readonly FiftyFiftyReviewPart[];
    return { game, players, seats: [], win: found.flatMap(({ win }) => win), decisions: found.flatMap(({ decisions }) => decisions) };
  },
  decisionsOf(review, timeline) {
    const { played } = framesOf(timeline);
    return (review as FiftyFiftyReview).decisions.map((card, index): CardDecision => {
      const { seat, round, trick, verdict, loss } = card;
      const before = played.get(`${round} ${trick} ${seat}`) ?? 0;
      return { index, seat, round, trick, verdict, loss, before, after: before + 1, card };
    });
  },
  frameOf: ({ moment }: WinMoment, timeline) => framesOf(timeline).moments.get(moment) ?? 0,
  sentences,
  judge(decision, chosen) {
    const { options } = (decision as CardDecision).card;
    const most = options[0]?.expected ?? 0;
    const expected = options.find(({ card }) => card === chosen[0])?.expected ?? most;
    return Promise.resolve({ chosen, loss: most - expected, expected });
  },
  Comparison: ofGame(FiftyFiftyComparison),
  Question: ofGame(FiftyFiftyQuestion),
};
