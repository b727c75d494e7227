/** What a live table knows of Fifty Fifty. */

import { say } from "../../i18n/messages.svelte.ts";
import { loadOfGame, ofGame } from "../registry.ts";
import type { TableParts } from "../tables.ts";
import { fiftyFifty } from "./entry.ts";
import FiftyFiftyOptions from "./FiftyFiftyOptions.svelte";
import { foldFiftyFifty } from "./view.ts";

export const fiftyFiftyTable: TableParts = {
  game: fiftyFifty.game,
  Options: ofGame(FiftyFiftyOptions),
  components: {
    moods: { columns: ["lobby-box-yellow", "lobby-box-blue"], row: (row) => say("lobby-box-card", { number: row + 1 }) },
  },

  screen: () => loadOfGame(() => import("./FiftyFiftyGame.svelte")),
  stage: () => loadOfGame(() => import("./StageFiftyFifty.svelte")),
  fold: (view, event) => (view.view === "fifty-fifty" ? foldFiftyFifty(view, event) : view),
  withNumber: (view) => view,
  withLine: (view) => view,
  nameOf: () => undefined,
  owes: ({ offer, you }) => offer?.do === "play" && you?.queued == null,
  isTold: () => false,
  result(view) {
    if (view.view !== "fifty-fifty" || !view.outcome) return null;
    const { outcome, totals, places, rounds } = view;
    return { outcome, totals, places, rounds: rounds.map(({ points }) => points) };
  },
  seatLimit: ({ seats }) => seats,
  describe: ({ edition }) => [say(`edition-${edition}`)],
};
