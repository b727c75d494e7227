/** What a called number did to people, in words. */

import type { SceneContext } from "../../live/scene_context.ts";
import type { Called, Seat, Take } from "../../protocol.ts";
import { listed, say } from "../../i18n/messages.svelte.ts";

export interface CountEvent {
  readonly key: string;
  readonly seats: readonly Seat[];
  readonly text: string;
  /** The rule behind it. */
  readonly clause: string;
  readonly bad: boolean;
}

function clash({ number, crossings }: Called, context: SceneContext): CountEvent {
  const seats = crossings.map(({ seat }) => seat);
  const lost = crossings.some((crossing) => crossing.lost);
  const names = listed(seats.map((seat) => context.names[seat] ?? ""));
  const text = say(lost ? "fifty-clash-danger" : "fifty-clash", { number, names, bonus: bonusOf(crossings) });
  return { key: `clash ${number}`, seats, text, clause: lost ? "F16" : "F10", bad: true };
}

/** What the boxes are worth, in seat order: often all the same. */
function bonusOf(crossings: Called["crossings"]): string {
  const worths = [...new Set(crossings.map(({ bonus }) => `+${bonus}`))];
  return worths.length === 1 ? (worths[0] ?? "") : crossings.map(({ bonus }) => `+${bonus}`).join(", ");
}

/** Say what a number means for its only owner. */
export function takeSentence(take: Take, number: number, name: string): string {
  return say(`fifty-take-${take}`, { number, name });
}

function taken(take: Take, number: number, seat: Seat, context: SceneContext): CountEvent {
  const text = takeSentence(take, number, context.names[seat] ?? "");
  return { key: `take ${number}`, seats: [seat], text, clause: take === "takes" ? "F7" : "F9", bad: false };
}

/** In the order in which it happens: the bead moves first, then the count changes hands. */
export function countEventsOf(called: Called, context: SceneContext): readonly CountEvent[] {
  const { number, scorer, crowned, taker, take, crossings } = called;
  const found: CountEvent[] = [];
  if (crowned && scorer !== null) {
    const text = say("crowned-at", { name: context.names[scorer] ?? "", number });
    found.push({ key: `crown ${number}`, seats: [scorer], text, clause: "F11", bad: false });
  }
  if (crossings.length) found.push(clash(called, context));
  if (taker !== null && take !== null) found.push(taken(take, number, taker, context));
  return found;
}
