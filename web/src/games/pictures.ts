/** The moving picture of every game: they come when the page can be used already. */

import type { Component } from "svelte";

import PictureFifty from "../art/PictureFifty.svelte";
import PictureFiftyFifty from "../art/PictureFiftyFifty.svelte";
import { fifty } from "./fifty/entry.ts";
import { fiftyFifty } from "./fifty_fifty/entry.ts";
import type { Game } from "./registry.ts";

export const PICTURES: ReadonlyMap<Game, Component> = new Map([
  [fifty.game, PictureFifty],
  [fiftyFifty.game, PictureFiftyFifty],
]);
