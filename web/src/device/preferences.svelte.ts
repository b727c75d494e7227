/** What one person likes on this device: language, light, sound. */

import type { Language } from "../i18n/languages.ts";
import { applyCalm, applyTheme, languageOf, readPreferences, writePreferences, type StoredPreferences, type Theme } from "./stored_preferences.ts";

class Preferences {
  #kept = $state.raw<StoredPreferences>(readPreferences());

  #change(changed: StoredPreferences): void {
    this.#kept = { ...this.#kept, ...changed };
    writePreferences(this.#kept);
  }

  get language(): Language {
    return languageOf(this.#kept);
  }
  set language(language: Language) {
    this.#change({ language });
  }

  get theme(): Theme {
    return this.#kept.theme ?? "auto";
  }
  set theme(theme: Theme) {
    this.#change({ theme });
    applyTheme(theme);
  }

  /** Whether nothing sounds at all. */
  get muted(): boolean {
    return this.#kept.muted ?? false;
  }
  set muted(muted: boolean) {
    this.#change({ muted });
  }

  /** How loud everything is, from 0 to 1. */
  get volume(): number {
    return this.#kept.volume ?? 0.5;
  }
  set volume(volume: number) {
    this.#change({ volume });
  }

  /** Whether the numbers are spoken. */
  get voice(): boolean {
    return this.#kept.voice ?? false;
  }
  set voice(voice: boolean) {
    this.#change({ voice });
  }

  /** Whether motion is stilled here, whatever the system says. */
  get calm(): boolean {
    return this.#kept.calm ?? false;
  }
  set calm(calm: boolean) {
    this.#change({ calm });
    applyCalm(calm);
  }

  /** Whether letters, digits and signs do something as soon as they are pressed. */
  get keys(): boolean {
    return this.#kept.keys ?? true;
  }
  set keys(keys: boolean) {
    this.#change({ keys });
  }

  /** The name somebody last used. */
  get name(): string {
    return this.#kept.name ?? "";
  }
  set name(name: string) {
    this.#change({ name });
  }
}

export const preferences = new Preferences();

/** Dress the page as its owner likes it. */
export function applyPreferences(): void {
  applyTheme(preferences.theme);
  applyCalm(preferences.calm);
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether effects are to stand still. */
export function prefersStill(): boolean {
  return preferences.calm || still.matches;
}
