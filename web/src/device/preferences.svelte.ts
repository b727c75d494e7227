/** What one person likes on this device: language, light, sound. */

import { isLanguage, preferred, type Language } from "../words/languages.ts";
import { recall, remember } from "./storage.ts";

export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

interface Kept {
  readonly language?: string;
  readonly theme?: Theme;
  readonly muted?: boolean;
  readonly voice?: boolean;
  readonly name?: string;
  readonly calm?: boolean;
}

const KEY = "preferences";

class Preferences {
  #kept = $state.raw<Kept>(recall<Kept>(KEY, {}));

  #change(changed: Kept): void {
    this.#kept = { ...this.#kept, ...changed };
    remember(KEY, this.#kept);
  }

  get language(): Language {
    const chosen = this.#kept.language ?? "";
    return isLanguage(chosen) ? chosen : preferred(navigator.languages);
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

  /** The name somebody last used. */
  get name(): string {
    return this.#kept.name ?? "";
  }
  set name(name: string) {
    this.#change({ name });
  }
}

function applyTheme(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

function applyCalm(calm: boolean): void {
  if (calm) document.documentElement.dataset["motion"] = "still";
  else delete document.documentElement.dataset["motion"];
}

export const preferences = new Preferences();

/** Dress the page as its owner likes it. */
export function applyPreferences(): void {
  applyTheme(preferences.theme);
  applyCalm(preferences.calm);
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether effects are to stand still. */
export function stillness(): boolean {
  return preferences.calm || still.matches;
}
