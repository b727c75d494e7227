import { expect, test } from "vitest";

import { routeOf } from "../src/routes.ts";
import { preferred } from "../src/i18n/languages.ts";

test.each([
  ["/", "", { screen: "home" }],
  ["/nowhere", "", { screen: "missing" }],
  ["/t/", "", { screen: "missing" }],
  ["/about", "", { screen: "about" }],
  ["/rules/fifty", "#F10", { screen: "learn", game: "fifty", clause: "F10" }],
  ["/replays", "", { screen: "replay", record: null }],
  ["/t/abcd", "", { screen: "table", code: "ABCD", token: null }],
  ["/t/ABCD", "#token", { screen: "table", code: "ABCD", token: "token" }],
  ["/t/%E0%A4%A", "", { screen: "table", code: "%E0%A4%A", token: null }],
  ["/stage/abcd", "", { screen: "stage", code: "ABCD" }],
  ["/event", "", { screen: "event" }],
  ["/moderate/abcd", "#token", { screen: "moderate", code: "ABCD", token: "token" }],
  ["/moderate", "", { screen: "missing" }],
  ["/learn", "", { screen: "learn", game: null, clause: null }],
  ["/learn/fifty", "#F10", { screen: "learn", game: "fifty", clause: "F10" }],
  ["/replay", "", { screen: "replay", record: null }],
  ["/replay/name", "#12", { screen: "replay", record: "name" }],
])("%s%s leads to a screen", (path, hash, place) => {
  expect(routeOf(path, hash)).toEqual(place);
});

test.each([
  [["de-CH", "en"], "de"],
  [["pt-BR", "IT"], "it"],
  [["ja"], "en"],
  [[], "en"],
])("a browser that asks for %s is spoken to in %s", (tags, language) => {
  expect(preferred(tags)).toBe(language);
});
