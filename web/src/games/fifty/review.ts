/** What a review knows of Fifty. */

import { plain, say, tenths } from "../../i18n/messages.svelte.ts";
import type { ChoiceReview, FiftyReview, FiftyReviewPart, NumberReview, RoundReview, Timeline, WinMoment } from "../../protocol.ts";
import { ofGame } from "../registry.ts";
import type { Attempt, Decision, ReviewParts } from "../reviews.ts";
import { fifty } from "./entry.ts";
import FiftyComparison from "./FiftyComparison.svelte";
import FiftyQuestion from "./FiftyQuestion.svelte";

/** A gain below this is none. */
const SLIGHT = 0.05;

export interface Choice extends Decision {
  readonly choice: ChoiceReview;
  /** The round in which it was made, and what could be written there. */
  readonly during: RoundReview;
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
function betterNumbers(choice: ChoiceReview): readonly number[] | null {
  const worst = worstNumber(choice);
  return worst && choice.numbers.map((number) => (number === worst.number ? worst.instead : number)).toSorted((a, b) => a - b);
}

/** A line of numbers that is drawn beside others. */
export interface ComparedLine {
  readonly what: "written" | "tried" | "better" | "best" | "afterwards";
  readonly numbers: readonly number[];
  readonly hand: "ink" | "pencil";
  /** What it brings on average, where that is known. */
  readonly expected: number | null;
  /** What it scored, or would have. */
  readonly points: number | null;
}

/** What was written, what was tried, and what would have been better. */
export function linesOf({ choice, during }: Choice, attempt: Attempt | null): readonly ComparedLine[] {
  const { numbers, expected, points, loss, hindsight } = choice;
  const lines: ComparedLine[] = [{ what: "written", numbers, hand: "ink", expected, points }];
  if (attempt) lines.push({ what: "tried", numbers: attempt.chosen, hand: "ink", expected: attempt.expected, points: null });
  const best = during.answer && expected !== null && loss >= SLIGHT ? during.answer : null;
  const better = attempt ? null : betterNumbers(choice);
  const gain = worstNumber(choice)?.gain ?? 0;
  if (better && gain < loss - SLIGHT) lines.push({ what: "better", numbers: better, hand: "pencil", expected: (expected ?? 0) + gain, points: null });
  if (best) lines.push({ what: "best", numbers: best, hand: "pencil", expected: (expected ?? 0) + loss, points: null });
  if (hindsight) lines.push({ what: "afterwards", numbers: hindsight.numbers, hand: "pencil", expected: null, points: hindsight.points });
  return lines;
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
  soFar(parts, { game, players }) {
    const found = parts as readonly FiftyReviewPart[];
    return { game, players, seats: [], win: found.flatMap(({ win }) => win), rounds: found.flatMap(({ rounds }) => rounds) };
  },
  decisionsOf(review, timeline) {
    const { chosen, moments } = framesOf(timeline);
    return (review as FiftyReview).rounds.flatMap((during, i) =>
      during.choices.map((choice, j): Choice => {
        const { round } = during;
        const { seat, verdict, loss } = choice;
        // Before anybody has written: what the others write must not be seen by whoever tries again.
        const before = moments.get(`round ${round} revealed`) ?? 0;
        // At a party nobody's choice is an event of its own.
        const after = (chosen.get(`${round} ${seat}`) ?? before) + 1;
        const index = i * during.choices.length + j;
        return { index, seat, round, trick: null, verdict, loss, before, after, choice, during };
      }),
    );
  },
  frameOf: ({ moment }: WinMoment, timeline) => framesOf(timeline).moments.get(moment) ?? 0,
  sentences,
  async judge({ seat, round }, chosen, instead) {
    const numbers = chosen.toSorted((a, b) => a - b);
    const { loss, expected } = await instead(seat, { do: "choose", round, numbers });
    return { chosen: numbers, loss, expected: expected ?? 0 };
  },
  Comparison: ofGame(FiftyComparison),
  Question: ofGame(FiftyQuestion),
};
