/** How far a game is, for whoever runs an event: a crowd's, or one of so few that everybody sees all of it. */

import type { GameInfo, GameView } from "../../protocol.ts";
import type { Progress } from "../tables.ts";
import { crowdSceneOf, sceneOf } from "./scene.ts";

const PHASES = { choose: "choose", count: "told", score: "scored", over: "over" } as const;

/** How far *game* is; nothing of another one. */
export function progressOf(view: GameView, game: GameInfo): Progress | null {
  if (view.view === "crowd") {
    const { round, players, ready, number, top } = view;
    return { phase: PHASES[crowdSceneOf(view)], round, players, ready, number, top };
  }
  if (view.view !== "fifty" || game.game !== "fifty") return null;
  const { round, ready, count } = view;
  return {
    phase: PHASES[sceneOf(view)],
    round,
    players: ready.length,
    ready: ready.filter(Boolean).length,
    number: count?.called.number ?? 0,
    top: game.top,
  };
}
