/** Reads a game from standard input, folds it as the client does, and writes down where that differs. */

import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

import { foldCrowd } from "../../web/src/games/fifty/crowd/crowd_view.ts";
import { foldFifty } from "../../web/src/games/fifty/view.ts";
import { foldFiftyFifty } from "../../web/src/games/fifty_fifty/view.ts";
import type { GameView, Snapshot, ToldEvent, Update } from "../../web/src/protocol.ts";

interface Story {
  readonly begin: Snapshot;
  readonly frames: readonly { readonly update: Update; readonly then: Snapshot }[];
}

/** As the table parts of each game do it, which cannot be loaded without a browser's build. */
function fold(view: GameView, event: ToldEvent): GameView {
  switch (view.view) {
    case "fifty":
      return foldFifty(view, event);
    case "fifty-fifty":
      return foldFiftyFifty(view, event);
    case "crowd":
      return foldCrowd(view, event);
  }
}

/** What a phone at a party can know: the whole field is ranked only when a round is written down. */
function essence(view: GameView | null): unknown {
  if (view?.view !== "crowd") return view;
  const { leaders, ready, tally, ...rest } = view;
  const race = view.phase === "count" ? tally?.leaders : view.phase === "choose" ? null : leaders;
  return { ...rest, race, number: tally?.number, ready: view.phase === "choose" ? ready : null };
}

const { begin, frames } = JSON.parse(readFileSync(0, "utf-8")) as Story;
const astray: string[] = [];
let { view } = begin;
for (const { update, then } of frames) {
  for (const event of update.events ?? []) if (view) view = fold(view, event);
  if (view?.view === "crowd" && update.mine) view = { ...view, mine: { ...view.mine, ...update.mine } };
  const [folded, told] = [essence(view), essence(then.view)];
  if (!isDeepStrictEqual(folded, told)) {
    astray.push(`${view?.view} at ${then.v}: ${JSON.stringify(folded)} is not ${JSON.stringify(told)}`);
  }
  ({ view } = then);
}
console.log(JSON.stringify(astray.slice(0, 3)));
