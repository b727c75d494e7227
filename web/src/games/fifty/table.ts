/** What a live table knows of Fifty. */

import { say } from "../../i18n/messages.svelte.ts";
import { loadOfGame, ofGame } from "../registry.ts";
import type { TableParts } from "../tables.ts";
import { countedTo, crowdViewOf, foldCrowd } from "./crowd/crowd_view.ts";
import { fifty } from "./entry.ts";
import FiftyOptions from "./FiftyOptions.svelte";
import { progressOf } from "./progress.ts";
import { crowdSceneOf, sceneOf } from "./scene.ts";
import { fiftyViewOf, foldFifty } from "./view.ts";

export const fiftyTable: TableParts = {
  game: fifty.game,
  Options: ofGame(FiftyOptions),
  components: {
    bonus: { row: (row) => say("round", { round: row + 1 }) },
    zones: { columns: ["lobby-box-from", "lobby-box-to"], row: (row) => say("lobby-box-card", { number: row + 1 }) },
  },

  screen: ({ view }) =>
    view === "crowd" ? loadOfGame(() => import("./crowd/CrowdGame.svelte")) : loadOfGame(() => import("./FiftyGame.svelte")),
  stage: ({ view }) =>
    view === "crowd" ? loadOfGame(() => import("./crowd/StageCrowd.svelte")) : loadOfGame(() => import("./StageFifty.svelte")),
  fold(view, event) {
    if (view.view === "fifty") return foldFifty(view, event);
    return view.view === "crowd" ? foldCrowd(view, event) : view;
  },
  withNumber: (view, number) => (view.view === "crowd" ? countedTo(view, number) : view),
  // What is left out, such as one's numbers while they are counted, is as it was before.
  withLine: (view, mine) => (view.view === "crowd" ? { ...view, mine: { ...view.mine, ...mine } } : view),
  nameOf(view, seat) {
    if (view.view !== "crowd") return undefined;
    return [...view.leaders, ...(view.tally?.people ?? [])].find((person) => person.seat === seat)?.name;
  },
  owes(person) {
    if (person.offer?.do !== "choose") return false;
    const view = fiftyViewOf(person);
    return view ? view.my_numbers === null : crowdViewOf(person)?.mine?.numbers == null;
  },
  isTold(view) {
    if (view.view === "fifty") return sceneOf(view) === "count";
    return view.view === "crowd" && crowdSceneOf(view) === "count";
  },
  result(view) {
    if (view.view !== "fifty" || !view.outcome) return null;
    const { outcome, totals, places, rounds } = view;
    return { outcome, totals, places, rounds: rounds.flatMap(({ scores }) => (scores ? [scores] : [])) };
  },
  progress: progressOf,
  seatLimit: (settings) => (settings.game === "fifty" && settings.party ? null : settings.seats),
  describe(settings) {
    if (settings.game !== "fifty") return [];
    return [...(settings.party ? [say("stage-party")] : []), ...(settings.danger ? [say("stage-danger")] : [])];
  },
};
