/** The languages of the product, and which of them a browser prefers. */

export const LANGUAGES = ["en", "fr", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

/** The first of the browser's languages that we speak, else English. */
export function preferred(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [base = ""] = tag.toLowerCase().split("-");
    if (isLanguage(base)) return base;
  }
  return "en";
}

/** What each language calls itself. */
export const NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
};
