/** Every message on the screen, from the Fluent files that the server speaks from too. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";

import { preferences } from "../device/preferences.svelte.ts";
import type { Language } from "./languages.ts";

/** What is loaded with the shell, and what comes with a screen. */
export type Part = "main" | "table" | "event" | "learn" | "replay" | "review" | "device";
export type Details = Readonly<Record<string, string | number>>;

const TEXTS: Readonly<Record<Language, Readonly<Record<Part, () => Promise<{ default: string }>>>>> = {
  en: {
    main: () => import("virtual:messages/en/main"),
    table: () => import("virtual:messages/en/table"),
    event: () => import("virtual:messages/en/event"),
    learn: () => import("virtual:messages/en/learn"),
    replay: () => import("virtual:messages/en/replay"),
    review: () => import("virtual:messages/en/review"),
    device: () => import("virtual:messages/en/device"),
  },
  fr: {
    main: () => import("virtual:messages/fr/main"),
    table: () => import("virtual:messages/fr/table"),
    event: () => import("virtual:messages/fr/event"),
    learn: () => import("virtual:messages/fr/learn"),
    replay: () => import("virtual:messages/fr/replay"),
    review: () => import("virtual:messages/fr/review"),
    device: () => import("virtual:messages/fr/device"),
  },
  de: {
    main: () => import("virtual:messages/de/main"),
    table: () => import("virtual:messages/de/table"),
    event: () => import("virtual:messages/de/event"),
    learn: () => import("virtual:messages/de/learn"),
    replay: () => import("virtual:messages/de/replay"),
    review: () => import("virtual:messages/de/review"),
    device: () => import("virtual:messages/de/device"),
  },
  it: {
    main: () => import("virtual:messages/it/main"),
    table: () => import("virtual:messages/it/table"),
    event: () => import("virtual:messages/it/event"),
    learn: () => import("virtual:messages/it/learn"),
    replay: () => import("virtual:messages/it/replay"),
    review: () => import("virtual:messages/it/review"),
    device: () => import("virtual:messages/it/device"),
  },
};

const bundles = new Map<Language, FluentBundle>();
const loading = new Map<string, Promise<void>>();
const wanted = new Set<Part>(["main"]);

let current = $state<Language>(preferences.language);
let loadedParts = $state(0);

/** The language that the screen speaks right now. */
export function language(): Language {
  return current;
}

function bundleOf(tag: Language): FluentBundle {
  const known = bundles.get(tag);
  if (known) return known;
  const made = new FluentBundle(tag, { useIsolating: false });
  bundles.set(tag, made);
  return made;
}

function load(tag: Language, part: Part): Promise<void> {
  const key = `${tag}/${part}`;
  const begun = loading.get(key);
  if (begun) return begun;
  const loaded = TEXTS[tag][part]().then(({ default: text }) => {
    bundleOf(tag).addResource(new FluentResource(text));
    loadedParts += 1;
  });
  loading.set(key, loaded);
  loaded.catch(() => loading.delete(key)); // next time may find the network back
  return loaded;
}

/** Have the words of *part* at hand, now and after a change of language. */
export async function loadMessages(part: Part): Promise<void> {
  wanted.add(part);
  await load(current, part);
}

/** What was last asked for: words that come late must not overrule it. */
let chosen: Language | null = null;

/** Show everything in the language *tag* from now on; the screen changes when its words are there. */
export async function setLanguage(tag: Language): Promise<void> {
  chosen = tag;
  await Promise.all([...wanted].map((part) => load(tag, part)));
  if (chosen !== tag) return;
  current = tag;
  document.documentElement.lang = tag;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const [ISOLATE, POP] = [0x2068, 0x2069].map((code) => String.fromCharCode(code));

/** Whether all our languages write a number as it is: to fetch what is special takes a phone tenths of a second. */
function isPlain(number: number): boolean {
  return Number.isInteger(number) && Math.abs(number) < 1000;
}

/** A number with a real minus, by which a message can still choose between one and several. */
class NumberWithMinus extends FluentNumber {
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
  return typeof value === "number" ? new NumberWithMinus(value) : isolated(value);
}

/** Say a message in the language of the screen. A message that is missing is a bug, and shows. */
export function say(id: string, details: Details = {}): string {
  void loadedParts; // whatever is on the screen is said again when words arrive
  const bundle = bundleOf(current);
  const message = bundle.getMessage(id);
  if (!message?.value) {
    if (loading.size) console.error(`no message ${id} in ${current}`);
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
  return new Intl.ListFormat(current, { type: "conjunction" }).format(names.map(isolated));
}

/** A number with a real minus. */
export function plain(number: number): string {
  const text = isPlain(number) ? String(number) : new Intl.NumberFormat(current).format(number);
  return text.replace("-", "\u2212");
}

/** A number with one decimal and a real minus. */
export function tenths(number: number): string {
  const rounded = Math.round(number * 10) / 10 || 0; // no minus before a zero
  const format = new Intl.NumberFormat(current, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return format.format(rounded).replace("-", "\u2212");
}

/** A number that is called or written: in groups from five digits on, as nobody says four digits in two parts. */
export function numeral(number: number): string {
  return number < 10_000 ? String(number) : new Intl.NumberFormat(current, { useGrouping: "min2" }).format(number);
}

/** How many halves somebody holds, and of which kind: blue ones are positive. */
export function held(balance: number): string {
  const kind = balance > 0 ? "angry" : balance ? "laughing" : "none";
  return say(`held-${kind}`, { count: Math.abs(balance) });
}
