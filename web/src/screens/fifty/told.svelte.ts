/** The numbers of a count that mattered, gathered as the view changes. */

import type { Called, FiftyView } from "../../protocol.ts";
import { matters } from "./happenings.ts";

export class ToldSoFar {
  told = $state.raw<readonly Called[]>([]);
  #round = 0;

  /** Look at the view again; a replay may also jump back. */
  hear(view: FiftyView): void {
    const called = view.count?.called ?? null;
    const before = view.round === this.#round ? this.told : [];
    this.#round = view.round;
    const earlier = before.filter(({ number }) => called !== null && number < called.number);
    const now = called && matters(called) ? [...earlier, called] : earlier;
    if (now.length !== this.told.length || now.at(-1) !== this.told.at(-1)) this.told = now;
  }
}
