/** What a moderator does next: at every moment of an event there is one thing that brings it on. */

import type { Progress } from "../../games/tables.ts";
import type { HeatsInfo, TableInfo } from "../../protocol.ts";

/**
 * - `open`: let people in.
 * - `admit`: let those in who wait for approval.
 * - `gather`: nothing but wait: there are too few to begin.
 * - `start`: begin.
 * - `choose`: people choose; choosing can be closed.
 * - `close`: choosing is about to close.
 * - `go-on`: let the show go on that was paused.
 * - `watch`: the count is being told.
 * - `scored`: the next round comes by itself.
 * - `heats`: heats are being played.
 * - `draw`: all heats of a stage are over: draw the next one.
 * - `after`: the game is over.
 */
export type NextStep =
  | "open"
  | "admit"
  | "gather"
  | "start"
  | "choose"
  | "close"
  | "go-on"
  | "watch"
  | "scored"
  | "heats"
  | "draw"
  | "after";

type Told = Pick<TableInfo, "status" | "locked" | "seated" | "pending" | "paused" | "closes">;

/** What to do next at a table of which *told* is known; *least* is how many a game takes. */
export function nextStep(told: Told, progress: Progress | null, least: number, heats: HeatsInfo | null): NextStep {
  if (told.status === "playing") return duringGame(told, progress);
  if (heats) return duringHeats(heats);
  if (told.pending) return "admit";
  if (told.status === "over") return "after";
  if (told.locked && told.seated < least) return "open";
  return told.seated < least ? "gather" : "start";
}

/** The parts of the moderator's page, in their usual order. */
const SECTIONS = ["doors", "approval", "show", "message", "people", "heats", "paper", "title"] as const;
export type Section = (typeof SECTIONS)[number];

/** The parts of the page, that of the next step first: on a small screen it is the one in sight. */
export function sectionsInOrder(told: Told, heats: HeatsInfo | null): Section[] {
  const first = firstSection(told, heats);
  return [first, ...SECTIONS.filter((section) => section !== first)];
}

function firstSection({ status, pending }: Told, heats: HeatsInfo | null): Section {
  if (status === "playing") return "show";
  if (heats) return duringHeats(heats) === "after" ? "paper" : "heats";
  if (pending) return "approval";
  return status === "over" ? "paper" : "doors";
}

function duringGame({ paused, closes }: Told, progress: Progress | null): NextStep {
  if (paused) return "go-on";
  if (progress?.phase === "choose") return closes === null ? "choose" : "close";
  return progress?.phase === "scored" ? "scored" : "watch";
}

function duringHeats({ over, heats, final }: HeatsInfo): NextStep {
  if (over < heats) return "heats";
  return final ? "after" : "draw";
}
