/** Every word on the screen, from the Fluent files that the server speaks from too. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";

import { preferences } from "../device/preferences.svelte.ts";
import type { Language } from "./languages.ts";

/** What is loaded with the shell, and what comes with a screen. */
export type Part = "main" | "table" | "learn" | "replay";
export type Details = Readonly<Record<string, string | number>>;

const TEXTS: Readonly<Record<Language, Readonly<Record<Part, () => Promise<{ default: string }>>>>> = {
  en: {
    main: () => import("virtual:words/en/main"),
    table: () => import("virtual:words/en/table"),
    learn: () => import("virtual:words/en/learn"),
    replay: () => import("virtual:words/en/replay"),
  },
  fr: {
    main: () => import("virtual:words/fr/main"),
    table: () => import("virtual:words/fr/table"),
    learn: () => import("virtual:words/fr/learn"),
    replay: () => import("virtual:words/fr/replay"),
  },
  de: {
    main: () => import("virtual:words/de/main"),
    table: () => import("virtual:words/de/table"),
    learn: () => import("virtual:words/de/learn"),
    replay: () => import("virtual:words/de/replay"),
  },
  it: {
    main: () => import("virtual:words/it/main"),
    table: () => import("virtual:words/it/table"),
    learn: () => import("virtual:words/it/learn"),
    replay: () => import("virtual:words/it/replay"),
  },
};

const bundles = new Map<Language, FluentBundle>();
const loading = new Map<string, Promise<void>>();
const wanted = new Set<Part>(["main"]);

let spoken = $state<Language>(preferences.language);
let grown = $state(0);

/** The language that the screen speaks right now. */
export function language(): Language {
  return spoken;
}

function bundleOf(tongue: Language): FluentBundle {
  const known = bundles.get(tongue);
  if (known) return known;
  const made = new FluentBundle(tongue, { useIsolating: false });
  bundles.set(tongue, made);
  return made;
}

function load(tongue: Language, part: Part): Promise<void> {
  const key = `${tongue}/${part}`;
  const begun = loading.get(key);
  if (begun) return begun;
  const loaded = TEXTS[tongue][part]().then(({ default: text }) => {
    bundleOf(tongue).addResource(new FluentResource(text));
    grown += 1;
  });
  loading.set(key, loaded);
  loaded.catch(() => loading.delete(key)); // next time may find the network back
  return loaded;
}

/** Have the words of *part* at hand, now and after a change of language. */
export async function learnWords(part: Part): Promise<void> {
  wanted.add(part);
  await load(spoken, part);
}

/** What was last asked for: words that come late must not overrule it. */
let chosen: Language | null = null;

/** Speak *tongue* from now on; the screen changes when its words are there. */
export async function speak(tongue: Language): Promise<void> {
  chosen = tongue;
  await Promise.all([...wanted].map((part) => load(tongue, part)));
  if (chosen !== tongue) return;
  spoken = tongue;
  document.documentElement.lang = tongue;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const [ISOLATE, POP] = [0x2068, 0x2069].map((code) => String.fromCharCode(code));

/** Whether all our languages write a number as it is: to fetch what is special takes a phone tenths of a second. */
function isPlain(number: number): boolean {
  return Number.isInteger(number) && Math.abs(number) < 1000;
}

/** A number with a real minus, by which a message can still choose between one and several. */
class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    const text = isPlain(this.value) ? String(this.value) : super.toString(scope);
    return text.replace("-", "\u2212");
  }
}

/** Names that run from right to left must not turn the sentence around them. */
function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `${ISOLATE}${name}${POP}` : name;
}

function detail(value: string | number): FluentVariable {
  return typeof value === "number" ? new Figure(value) : isolated(value);
}

/** Say a message in the language of the screen. A message that is missing is a bug, and shows. */
export function say(id: string, details: Details = {}): string {
  void grown; // whatever is on the screen is said again when words arrive
  const bundle = bundleOf(spoken);
  const message = bundle.getMessage(id);
  if (!message?.value) {
    if (loading.size) console.error(`no message ${id} in ${spoken}`);
    return id;
  }
  const args = Object.fromEntries(Object.entries(details).map(([key, value]) => [key, detail(value)]));
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}

/** List names as the language does: "Ana, Ben and Cem". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(spoken, { type: "conjunction" }).format(names.map(isolated));
}

/** A number with a real minus. */
export function plain(number: number): string {
  const text = isPlain(number) ? String(number) : new Intl.NumberFormat(spoken).format(number);
  return text.replace("-", "\u2212");
}

/** How many halves somebody holds, and of which kind: blue ones are positive. */
export function held(balance: number): string {
  const kind = balance > 0 ? "angry" : balance ? "laughing" : "none";
  return say(`held-${kind}`, { count: Math.abs(balance) });
}

/** A balance with its sign, and a real minus. */
export function signed(number: number): string {
  return number > 0 ? `+${plain(number)}` : plain(number);
}
