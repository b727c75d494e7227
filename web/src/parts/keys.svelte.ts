/** Keys that do something on this screen; `?` lists those that do right now. */

import { preferences } from "../device/preferences.svelte.ts";

export interface Key {
  /** As `KeyboardEvent.key` has it; several for one meaning. */
  readonly keys: readonly string[];
  /** How the list shows them, where that is not the keys themselves. */
  readonly shown?: string | undefined;
  /** The message that says what it does. */
  readonly what: string;
  readonly act: (event: KeyboardEvent) => void;
  /** Whether it comes before what has the focus right now: Enter ends a number that is being typed. */
  readonly first?: () => boolean;
}

let layers = $state.raw<readonly (readonly Key[])[]>([]);
/** The same; an effect that ends would read `layers` as they were before the change that ends it. */
let current: readonly (readonly Key[])[] = [];

/** Whether *key* is a letter, a digit or a sign: those are typed by mistake, and by voice. */
function isCharacter(key: string): boolean {
  return key.length === 1 && key !== " ";
}

/** What is left of *key* where single characters do nothing. */
function withoutCharacters(key: Key): readonly Key[] {
  const keys = key.keys.filter((one) => !isCharacter(one));
  return keys.length ? [{ ...key, keys, shown: undefined }] : [];
}

/** All keys that do something now, the latest layer first. */
export function activeKeys(): readonly Key[] {
  const all = layers.toReversed().flat();
  return preferences.keys ? all : all.flatMap(withoutCharacters);
}

function setLayers(now: readonly (readonly Key[])[]): void {
  current = now;
  layers = now;
}

/** Add keys for as long as a screen or a part is there; call it inside `$effect` and return its result. */
export function useKeys(keys: readonly Key[]): () => void {
  setLayers([...current, keys]);
  return () => setLayers(current.filter((layer) => layer !== keys));
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=range], [type=checkbox], [type=radio]), textarea, select");
}

/** Whether the key belongs to the thing that has the focus: Enter presses a button, arrows move a slider. */
function taken(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (!(target instanceof HTMLElement)) return false;
  if (key === "Enter" || key === " ") return target.matches("button, a, summary, input, [role=option]");
  return key.startsWith("Arrow") && target.matches("input[type=range], input[type=radio], [data-own-arrows] *");
}

export function startKeys(): void {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    if (typing(event.target)) return;
    if (document.querySelector("dialog[open]") && event.key !== "?") return;
    const key = activeKeys().find((one) => one.keys.includes(event.key));
    if (!key || (taken(event) && !key.first?.())) return;
    event.preventDefault();
    key.act(event);
  });
}

let listOpen = $state(false);

/** Whether the list of keys is open. */
export const keysShown = (): boolean => listOpen;
export const showKeys = (): void => void (listOpen = true);
export const hideKeys = (): void => void (listOpen = false);
