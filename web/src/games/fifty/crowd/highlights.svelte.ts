/** What is worth telling of a party's count: crowns, a new leader, duels and takes, the latest first. */

import { announcer } from "../../../parts/announcer.svelte.ts";
import type { Person, Seat, Take, Tally, ToldEvent } from "../../../protocol.ts";
import { listed, numeral, say } from "../../../i18n/messages.svelte.ts";

export type Highlight =
  | { readonly kind: "crown"; readonly number: number; readonly people: readonly Person[] }
  | { readonly kind: "lead"; readonly number: number; readonly people: readonly Person[]; readonly points: number }
  | {
      readonly kind: "duel";
      readonly number: number;
      /** A few of them; nobody is named at an ordinary party. */
      readonly people: readonly Person[];
      readonly owners: number;
      /** Whether it lies in the Danger zone, so that there is no bonus. */
      readonly lost: boolean;
    }
  | { readonly kind: "take"; readonly number: number; readonly people: readonly Person[]; readonly take: Take };

export type ToldHighlight = Highlight & { readonly id: number };

const MOST = 6;

/** What was told before a tally. */
export interface Before {
  /** Who was in front; nobody before the first round. */
  readonly leader: Seat | null;
  /** How many fought the largest duel of this round. */
  readonly duel: number;
}

/** A duel in the midst of numbers that are swept is told if nearly as many fight it as ever, and no fewer than this. */
const LEAST_DUEL = 4;
const NEARLY = 0.75;

/** What there is to tell of *tally*, the greatest thing first. */
export function highlightsOf(tally: Tally, before: Before): readonly Highlight[] {
  const { number, told, taker, take, clash, lost, highlight } = tally;
  const named = (seat: Seat): Person => ({
    seat,
    name: [...tally.people, ...tally.leaders].find((person) => person.seat === seat)?.name ?? `${seat + 1}`,
  });
  const found: Highlight[] = [];
  if (tally.crowned.length) found.push({ kind: "crown", number, people: tally.crowned.map(named) });
  const [first] = tally.leaders;
  if (first && before.leader !== null && first.seat !== before.leader) {
    found.push({ kind: "lead", number, people: [named(first.seat)], points: first.points });
  }
  const [duel] = tally.duels;
  const large = Math.max(LEAST_DUEL, before.duel * NEARLY);
  if (duel && (highlight === "duel" || duel.number === number || duel.owners >= large)) {
    found.push({ kind: "duel", ...duel, lost: lost && duel.number === number });
  }
  if (clash && told === 1 && !tally.duels.length) found.push({ kind: "duel", number, people: [], owners: clash, lost });
  if (taker !== null && take !== null && (told === 1 || highlight === "leader")) {
    found.push({ kind: "take", number, people: [named(taker)], take });
  }
  return found;
}

/** So many are named; of the others, how many they are. */
const NAMED = 3;

function whoOf(people: readonly Person[], count: number): string {
  const named = people.slice(0, people.length === count && count <= NAMED ? NAMED : NAMED - 1).map(({ name }) => name);
  if (!named.length) return say("crowd-owners", { count });
  return listed(named.length < count ? [...named, say("crowd-others", { count: count - named.length })] : named);
}

/** A highlight in two parts: who it is about, and what happened. */
export function wordsOf(highlight: Highlight): { readonly who: string; readonly what: string } {
  const { people } = highlight;
  const who = whoOf(people, highlight.kind === "duel" ? highlight.owners : people.length);
  const number = numeral(highlight.number);
  switch (highlight.kind) {
    case "crown":
      return { who, what: say("crowd-what-crown", { count: people.length, number }) };
    case "lead":
      return { who, what: say("crowd-what-lead", { points: highlight.points }) };
    case "duel":
      return { who, what: say(highlight.lost ? "crowd-what-clash-lost" : "crowd-what-clash", { number }) };
    case "take":
      return { who, what: say(`crowd-what-${highlight.take}`, { number }) };
  }
}

export class Highlights {
  /** The latest first. */
  told = $state.raw<readonly ToldHighlight[]>([]);
  #before: Before = { leader: null, duel: 0 };
  #count = 0;

  /** Every round begins with nothing told; crowns are read out to everybody. */
  receive(event: ToldEvent): void {
    if (event.event === "revealed") {
      this.told = [];
      this.#before = { ...this.#before, duel: 0 };
    }
    if (event.event === "crowd-scored") this.#before = { leader: event.leaders[0]?.seat ?? null, duel: 0 };
    if (event.event !== "tally") return;
    const found = highlightsOf(event, this.#before);
    const { leader, duel } = this.#before;
    this.#before = {
      leader: event.leaders[0]?.seat ?? leader,
      duel: Math.max(duel, ...event.duels.map(({ owners }) => owners)),
    };
    if (!found.length) return;
    const fresh = found.map((highlight) => ({ ...highlight, id: (this.#count += 1) }));
    this.told = [...fresh, ...this.told].slice(0, MOST);
    for (const highlight of found) {
      const { who, what } = wordsOf(highlight);
      if (highlight.kind === "crown") announcer.tell(`${who}: ${what}`);
    }
  }
}
