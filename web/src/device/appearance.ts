/** How the page is dressed: what the style sheets go by. */

export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

export function applyTheme(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

export function applyCalm(calm: boolean): void {
  if (calm) document.documentElement.dataset["motion"] = "still";
  else delete document.documentElement.dataset["motion"];
}
