/** The screens that are fetched when they are first opened. */

export const SCREENS = {
  table: () => import("./screens/table/TableScreen.svelte"),
  stage: () => import("./screens/stage/StageScreen.svelte"),
  learn: () => import("./screens/learn/LearnScreen.svelte"),
  replay: () => import("./screens/replay/ReplayScreen.svelte"),
} as const;
