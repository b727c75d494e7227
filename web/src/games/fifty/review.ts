/** What a review knows of Fifty. */

import { plain, say, tenths } from "../../i18n/messages.svelte.ts";
import type { ChoiceReview, FiftyReview, NumberReview, Timeline, WinMoment } from "../../protocol.ts";
import { ofGame } from "../registry.ts";
import type { Decision, ReviewParts } from "../reviews.ts";
import { fifty } from "./entry.ts";
import FiftyComparison from "./FiftyComparison.svelte";
import FiftyQuestion from "./FiftyQuestion.svelte";

/** A gain below this is none. */
const SLIGHT = 0.05;

export interface Choice extends Decision {
  readonly choice: ChoiceReview;
}

/** In which frame everybody chose, and in which each round was revealed, chosen and counted. */
function framesOf({ events }: Timeline): { chosen: Map<string, number>; moments: Map<string, number> } {
  const chosen = new Map<string, number>();
  const moments = new Map<string, number>();
  let round = 0;
  events.forEach((event, i) => {
    if (event.event === "revealed") round = event.round;
    if (event.event === "chose") chosen.set(`${round} ${event.seat}`, i);
    const what = { revealed: "revealed", chose: "chosen", "round-scored": "counted", "game-ended": "counted" }[event.event as string];
    if (what === "counted" && moments.has(`round ${round} counted`)) return;
    if (what) moments.set(`round ${round} ${what}`, i + 1);
  });
  return { chosen, moments };
}

/** The number whose replacement gains most, if any gains something. */
export function worstNumber({ worth }: ChoiceReview): NumberReview | null {
  const worst = worth.toSorted((a, b) => b.gain - a.gain)[0];
  return worst && worst.gain >= SLIGHT && worst.instead !== worst.number ? worst : null;
}

/** The line with its worst number replaced. */
export function betterNumbers(choice: ChoiceReview): readonly number[] | null {
  const worst = worstNumber(choice);
  return worst && choice.numbers.map((number) => (number === worst.number ? worst.instead : number)).toSorted((a, b) => a - b);
}

function sentences(decision: Decision, name: string | null): readonly string[] {
  const { choice } = decision as Choice;
  const { numbers, expected, loss, hindsight, points } = choice;
  const who = name === null ? "you" : "other";
  const said = [];
  if (expected !== null) {
    said.push(
      say("review-page-numbers", { who, name: name ?? "", numbers: numbers.join(" "), expected: tenths(expected), loss: tenths(loss) }),
    );
  }
  said.push(say(choice.reason.message, choice.reason.details));
  if (hindsight && points !== null) {
    said.push(say("review-page-hindsight", { numbers: hindsight.numbers.join(" "), most: plain(hindsight.points), points: plain(points) }));
  }
  return said;
}

export const fiftyReview: ReviewParts = {
  game: fifty.game,
  decisionsOf(review, timeline) {
    const { chosen, moments } = framesOf(timeline);
    return (review as FiftyReview).rounds.flatMap(({ round, choices }) =>
      choices.map((choice): Choice => {
        // At a party nobody's choice is an event of its own.
        const before = chosen.get(`${round} ${choice.seat}`) ?? moments.get(`round ${round} revealed`) ?? 0;
        const { seat, verdict, loss } = choice;
        return { seat, round, trick: null, verdict, loss, before, after: before + 1, choice };
      }),
    );
  },
  frameOf: ({ moment }: WinMoment, timeline) => framesOf(timeline).moments.get(moment) ?? 0,
  sentences,
  alternatives(decision) {
    const { choice } = decision as Choice;
    const most = Math.max(...choice.worth.map(({ gain }) => gain));
    return choice.worth
      .map(({ number, gain }) => ({ id: number, loss: most - gain, done: false }))
      .toSorted((a, b) => a.loss - b.loss);
  },
  Comparison: ofGame(FiftyComparison),
  Question: ofGame(FiftyQuestion),
};
