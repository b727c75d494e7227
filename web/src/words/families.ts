/** Beginnings of message ids that are put together at run time, so that a test can tell what is used. */
export const FAMILIES: readonly string[] = [
  "clock-",
  "component-",
  "edition-",
  "end-",
  "game-",
  "goodbye-",
  "language-",
  "level-",
  "pace-",
  "reaction-",
  "replay-chance-",
  "rule-F",
  "rule-H",
  "theme-",
];
