/** The screens that are fetched when they are first opened, each with its words. */

import { loadMessages, type Part } from "./i18n/messages.svelte.ts";

async function spoken<T>(screen: Promise<T>, ...parts: readonly Part[]): Promise<T> {
  const [loaded] = await Promise.all([screen, ...parts.map(loadMessages)]);
  return loaded;
}

export const SCREENS = {
  table: () => spoken(import("./screens/table/TableScreen.svelte"), "table"),
  stage: () => spoken(import("./screens/stage/StageScreen.svelte"), "table"),
  event: () => spoken(import("./screens/event/EventScreen.svelte"), "event"),
  moderate: () => spoken(import("./screens/moderate/ModerateScreen.svelte"), "table", "event"),
  learn: () => spoken(import("./screens/learn/LearnScreen.svelte"), "learn"),
  replay: () => spoken(import("./screens/replay/ReplayScreen.svelte"), "table", "replay"),
  review: () => spoken(import("./screens/review/ReviewScreen.svelte"), "table", "replay", "review"),
  about: () => spoken(import("./screens/about/AboutScreen.svelte")),
  missing: () => spoken(import("./screens/missing/MissingScreen.svelte")),
} as const;
