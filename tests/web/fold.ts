/** Reads a game from standard input, folds it as the client does, and writes down where that differs. */

import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

import { foldCrowd } from "../../web/src/folding/crowd.ts";
import { foldFifty } from "../../web/src/folding/fifty.ts";
import { foldFiftyFifty } from "../../web/src/folding/fifty_fifty.ts";
import type { CrowdView, Fresh, News } from "../../web/src/protocol.ts";

interface Story {
  readonly begin: Fresh;
  readonly frames: readonly { readonly news: News; readonly then: Fresh }[];
}

/** What a phone at a party can know: the whole field is ranked only when a round is written down. */
function essence(view: CrowdView | null): unknown {
  if (!view) return view;
  const { leaders, ready, tally, ...rest } = view;
  const race = view.phase === "count" ? tally?.leaders : view.phase === "choose" ? null : leaders;
  return { ...rest, race, number: tally?.number, ready: view.phase === "choose" ? ready : null };
}

const { begin, frames } = JSON.parse(readFileSync(0, "utf-8")) as Story;
const astray: string[] = [];
let { fifty, fifty_fifty: halves, crowd } = begin;
for (const { news, then } of frames) {
  for (const event of news.events ?? []) {
    if (fifty) fifty = foldFifty(fifty, event);
    if (halves) halves = foldFiftyFifty(halves, event);
    if (crowd) crowd = foldCrowd(crowd, event);
  }
  if (crowd && news.mine) crowd = { ...crowd, mine: news.mine };
  for (const [name, folded, told] of [
    ["fifty", fifty, then.fifty],
    ["fifty_fifty", halves, then.fifty_fifty],
    ["crowd", essence(crowd), essence(then.crowd)],
  ] as const) {
    if (!isDeepStrictEqual(folded, told)) {
      astray.push(`${name} at ${then.v}: ${JSON.stringify(folded)} is not ${JSON.stringify(told)}`);
    }
  }
  ({ fifty, fifty_fifty: halves, crowd } = then);
}
console.log(JSON.stringify(astray.slice(0, 3)));
