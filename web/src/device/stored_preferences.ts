/** What somebody likes, as this device keeps it, and how the page is styled by it. Runs before the app is there. */

import { isLanguage, preferred, type Language } from "../i18n/languages.ts";
import { recall, remember } from "./storage.ts";

export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

export interface StoredPreferences {
  readonly language?: string;
  readonly theme?: Theme;
  readonly muted?: boolean;
  readonly volume?: number;
  readonly voice?: boolean;
  readonly name?: string;
  readonly calm?: boolean;
  readonly keys?: boolean;
}

const KEY = "preferences";

export const readPreferences = (): StoredPreferences => recall<StoredPreferences>(KEY, {});
export const writePreferences = (kept: StoredPreferences): void => remember(KEY, kept);

/** The language that somebody chose here, else the one of their browser. */
export function languageOf({ language = "" }: StoredPreferences): Language {
  return isLanguage(language) ? language : preferred(navigator.languages);
}

export function applyTheme(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

export function applyCalm(calm: boolean): void {
  if (calm) document.documentElement.dataset["motion"] = "still";
  else delete document.documentElement.dataset["motion"];
}
