/** What somebody likes, as this device keeps it. */

import { isLanguage, preferred, type Language } from "../words/languages.ts";
import type { Theme } from "./appearance.ts";
import { recall, remember } from "./storage.ts";

export interface Kept {
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

export const recallKept = (): Kept => recall<Kept>(KEY, {});
export const rememberKept = (kept: Kept): void => remember(KEY, kept);

/** The language that somebody chose here, else the one of their browser. */
export function languageOf({ language = "" }: Kept): Language {
  return isLanguage(language) ? language : preferred(navigator.languages);
}
