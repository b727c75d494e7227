/** What an event makes of the view that one has of any game. */

import type { GameView, ToldEvent } from "../protocol.ts";
import { foldCrowd } from "./crowd.ts";
import { foldFifty } from "./fifty.ts";
import { foldFiftyFifty } from "./fifty_fifty.ts";

export function foldView(view: GameView, event: ToldEvent): GameView {
  switch (view.view) {
    case "fifty":
      return foldFifty(view, event);
    case "fifty-fifty":
      return foldFiftyFifty(view, event);
    case "crowd":
      return foldCrowd(view, event);
  }
}
