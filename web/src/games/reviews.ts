/** What a review knows of each game. */

import type { Component } from "svelte";

import type { SceneContext } from "../live/scene_context.ts";
import type { Timeline, Verdict, WinMoment } from "../protocol.ts";
import type { GameReview } from "../wire/api.ts";
import { fiftyReview } from "./fifty/review.ts";
import { fiftyFiftyReview } from "./fifty_fifty/review.ts";
import { partsOf, type Game } from "./registry.ts";

/** Something that somebody decided, and how good it was. */
export interface Decision {
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

/** Something that could have been done instead, for whoever tries again. */
export interface Alternative {
  readonly id: number;
  /** What it would have lost, in points on average. */
  readonly loss: number;
  /** Whether it is what was done. */
  readonly done: boolean;
}

/** What the drawing of a decision gets. */
export interface ComparisonProps extends Record<string, unknown> {
  readonly decision: Decision;
  readonly context: SceneContext;
}

/** What the question before the answer gets. */
export interface QuestionProps extends ComparisonProps {
  readonly onchoose: (id: number) => void;
}

export interface ReviewParts {
  readonly game: Game;
  /** All decisions, in the order of the game. */
  decisionsOf(review: GameReview, timeline: Timeline): readonly Decision[];
  /** The frame of the replay at which a chance to win was worked out. */
  frameOf(moment: WinMoment, timeline: Timeline): number;
  /** Why a decision was as good as it was, a sentence each. */
  sentences(decision: Decision, name: string | null): readonly string[];
  /** What can be chosen anew, the best first. */
  alternatives(decision: Decision): readonly Alternative[];
  /** What was done, and beside it what would have been better. */
  readonly Comparison: Component<ComparisonProps>;
  /** What is asked before the answer is shown. */
  readonly Question: Component<QuestionProps>;
}

const REVIEWS: readonly ReviewParts[] = [fiftyReview, fiftyFiftyReview];

export const reviewOf = (game: Game): ReviewParts => partsOf(REVIEWS, game);

/** Whether a decision is one that somebody may want to try again. */
export const isSlip = ({ verdict }: Decision): boolean => verdict === "slip" || verdict === "blunder";
