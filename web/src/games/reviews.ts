/** What a review knows of each game. */

import type { Component } from "svelte";

import type { SceneContext } from "../live/scene_context.ts";
import type { ChoiceReview, FiftyFiftyReview, FiftyFiftyReviewPart, FiftyReview, FiftyReviewPart, GameAction, Timeline, Verdict, WinMoment } from "../protocol.ts";
import { fiftyReview } from "./fifty/review.ts";
import { fiftyFiftyReview } from "./fifty_fifty/review.ts";
import { partsOf, type Game } from "./registry.ts";

/** What a review of any game is. */
export type GameReview = FiftyReview | FiftyFiftyReview;
/** What is found out of a review at a time. */
export type GameReviewPart = FiftyReviewPart | FiftyFiftyReviewPart;

/** Something that somebody decided, and how good it was. */
export interface Decision {
  /** Which of all decisions of the game it is, counted from 0. */
  readonly index: number;
  readonly seat: number;
  /** Both counted from 1; no trick in a game without tricks. */
  readonly round: number;
  readonly trick: number | null;
  readonly verdict: Verdict;
  /** In points, on average. */
  readonly loss: number;
  /** The frame of the replay in which it is still open. */
  readonly before: number;
  /** The frame of the replay in which it is made. */
  readonly after: number;
}

/** What somebody has chosen who tried again, and how good that is. */
export interface Attempt {
  /** Numbers or a card. */
  readonly chosen: readonly number[];
  /** What it loses against the best, in points on average. */
  readonly loss: number;
  /** What it brings on average. */
  readonly expected: number;
}

/** Asks what something else would have been worth. */
export type AskInstead = (seat: number, action: GameAction) => Promise<ChoiceReview>;

/** What the drawing of a decision gets. */
export interface ComparisonProps extends Record<string, unknown> {
  readonly decision: Decision;
  readonly context: SceneContext;
  /** What was chosen the second time. */
  readonly attempt: Attempt | null;
}

/** What the question before the answer gets. */
export interface QuestionProps extends Record<string, unknown> {
  readonly decision: Decision;
  readonly context: SceneContext;
  /** Whether what was chosen is being judged. */
  readonly judged: boolean;
  readonly onchoose: (chosen: readonly number[]) => void;
}

export interface ReviewParts {
  readonly game: Game;
  /** A review of which only these parts are there, without what is known in the end. */
  soFar(parts: readonly GameReviewPart[], timeline: Timeline): GameReview;
  /** All decisions, in the order of the game. */
  decisionsOf(review: GameReview, timeline: Timeline): readonly Decision[];
  /** The frame of the replay at which a chance to win was worked out. */
  frameOf(moment: WinMoment, timeline: Timeline): number;
  /** Why a decision was as good as it was, a sentence each. */
  sentences(decision: Decision, name: string | null): readonly string[];
  /** How good it is what somebody has chosen who tried again. */
  judge(decision: Decision, chosen: readonly number[], instead: AskInstead): Promise<Attempt>;
  /** What was done, and beside it what would have been better. */
  readonly Comparison: Component<ComparisonProps>;
  /** What is asked before the answer is shown. */
  readonly Question: Component<QuestionProps>;
}

const REVIEWS: readonly ReviewParts[] = [fiftyReview, fiftyFiftyReview];

export const reviewOf = (game: Game): ReviewParts => partsOf(REVIEWS, game);

/** Whether a decision is one that somebody may want to try again. */
export const isSlip = ({ verdict }: Decision): boolean => verdict === "slip" || verdict === "blunder";
