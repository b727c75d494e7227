/** What the coach says at Fifty: what has just happened, in its own numbers. */

import type { LiveTable } from "../../live/table.svelte.ts";
import type { Called, Chose, FiftyRoundScored, Revealed, ToldEvent } from "../../protocol.ts";
import { listed } from "../../i18n/messages.svelte.ts";
import type { CoachLine } from "../../screens/learn/coach_lines.svelte.ts";
import type { CoachParts } from "../coaches.ts";
import { fifty } from "./entry.ts";
import Pencil from "./Pencil.svelte";
import { fiftyViewOf } from "./view.ts";

const [REVEAL, CHOOSE, COUNT, SCORE, END] = [0, 1, 2, 3, 4];

/** What to say to somebody who comes, or comes back, to the table as it stands. */
function greeting(table: LiveTable): CoachLine[] {
  const view = fiftyViewOf(table);
  const { offer } = table;
  if (!view) return [];
  if (view.round > 1 || view.outcome) return [ending()];
  if (offer?.do !== "choose" || view.my_numbers) return [];
  return [goal(), ...(view.blocked ? [blockedLine(view.blocked)] : []), ...choosing(offer.boxes)];
}

/** What to say to *event*, most of the time nothing. */
function linesOn(event: ToldEvent, table: LiveTable): CoachLine[] {
  switch (event.event) {
    case "revealed":
      return event.round > 1 ? [ending()] : revealed(event, table);
    case "chose":
      return written(event, table);
    case "called":
      return [...taken(event, table), ...clashed(event, table), ...crowned(event, table), ...begun(event, table)];
    case "round-scored":
      return [...scored(event, table), ending()];
    case "game-ended":
      return [ending()];
    default:
      return [];
  }
}

function revealed({ blocked }: Revealed, { offer }: LiveTable): CoachLine[] {
  return [goal(), blockedLine(blocked), ...(offer?.do === "choose" ? choosing(offer.boxes) : [])];
}

/** What one wants, before anything else. */
function goal(): CoachLine {
  return { id: "coach-goal-fifty", clause: "F15", step: REVEAL, weight: 9 };
}

/** What to say to somebody who asks, in a game without a lesson. */
function advice(table: LiveTable): CoachLine[] {
  const view = fiftyViewOf(table);
  if (table.offer?.do !== "choose" || !view) return [goal()];
  return [...(view.blocked ? [blockedLine(view.blocked)] : []), ...choosing(table.offer.boxes)];
}

function blockedLine(blocked: readonly number[]): CoachLine {
  const details = { digits: listed(blocked.map(String)), count: blocked.length };
  return { id: "coach-blocked", details, clause: "F3", step: REVEAL, weight: 2 };
}

function choosing(boxes: number): CoachLine[] {
  const line = { step: CHOOSE, weight: 1 } as const;
  return [
    { ...line, id: "coach-choose", details: { boxes }, clause: "F14" },
    { ...line, id: "coach-advice", clause: "F5" },
  ];
}

function written({ seat }: Chose, table: LiveTable): CoachLine[] {
  if (seat !== table.seat || fiftyViewOf(table)?.ready.every(Boolean)) return [];
  return [{ id: "coach-written", clause: "F5", step: CHOOSE, weight: 2 }];
}

function begun({ number, caller, taker, crossings }: Called, table: LiveTable): CoachLine[] {
  if (number !== 1 || taker !== null || crossings.length) return [];
  return [{ id: "coach-begins", details: { name: table.nameOf(caller) }, clause: "F6", step: COUNT, weight: 1 }];
}

function taken({ number, scorer, taker, take }: Called, table: LiveTable): CoachLine[] {
  if (taker === null) return [];
  const details = { number, name: table.nameOf(taker) };
  const line = { details, step: COUNT } as const;
  const mine = taker === table.seat;
  if (take === "keeps") return mine ? [{ ...line, id: "coach-own-again", clause: "F9", weight: 2 }] : [];
  if (take === "scores-again") return [{ ...line, id: mine ? "coach-again-you" : "coach-again", clause: "F9", weight: 3 }];
  if (mine) return [{ ...line, id: "coach-taken-you", clause: "F8", weight: 4, most: 2 }];
  if (scorer === table.seat) return [{ ...line, id: "coach-overtaken", clause: "F7", weight: 3 }];
  return [{ ...line, id: "coach-taken", clause: "F7", weight: 2 }];
}

function clashed({ number, crossings }: Called, table: LiveTable): CoachLine[] {
  if (!crossings.length) return [];
  const mine = crossings.find(({ seat }) => seat === table.seat);
  const others = crossings.filter((crossing) => crossing !== mine);
  const names = listed(others.map(({ seat }) => table.nameOf(seat)));
  const line = { clause: "F10", step: COUNT } as const;
  if (!mine) return [{ ...line, id: "coach-clash", details: { number, names }, weight: 3 }];
  return [{ ...line, id: "coach-clash-you", details: { number, names, bonus: mine.bonus }, weight: 4, most: 2 }];
}

function crowned({ bead, crowned: gained, scorer }: Called, table: LiveTable): CoachLine[] {
  if (!gained || scorer === null) return [];
  const line = { details: { bead, name: table.nameOf(scorer) }, clause: "F11", step: COUNT, weight: 5 };
  return [{ ...line, id: scorer === table.seat ? "coach-crown-you" : "coach-crown" }];
}

function scored({ result }: FiftyRoundScored, { seat }: LiveTable): CoachLine[] {
  const points = seat === null ? undefined : result.scores?.[seat];
  if (seat === null || points === undefined) return [];
  const details = { bead: result.beads[seat] ?? 0, bonus: result.bonus[seat] ?? 0, points };
  return [{ id: "coach-scored", details, clause: "F13", step: SCORE, weight: 6 }];
}

function ending(): CoachLine {
  return { id: "coach-end-fifty", clause: "F2", step: END, weight: 7 };
}

export const fiftyCoach: CoachParts = {
  game: fifty.game,
  Face: Pencil,
  greeting,
  linesOn,
  onTurn: () => [],
  advice,
  goesOn: (table) => table.isTold,
};
