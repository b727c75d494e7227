/** One tap lets bots play at once and pauses end, until it is our turn; only where nobody else plays. */

import { untrack } from "svelte";

import type { LiveTable, TableRequest } from "../../live/table.svelte.ts";
import type { FiftyFiftyView } from "../../protocol.ts";
import { coachAt } from "../../screens/learn/coach_state.svelte.ts";

export class FastForward {
  readonly #table: () => LiveTable;
  readonly #view: () => FiftyFiftyView | null;
  readonly #mine: () => boolean;
  #on = $state(false);
  /** The moment for which we last asked: once is enough. */
  #asked = "";

  /** Make it while a component is set up; *mine* says whether it is our turn. */
  constructor(table: () => LiveTable, view: () => FiftyFiftyView | null, mine: () => boolean) {
    this.#table = table;
    this.#view = view;
    this.#mine = mine;
    $effect(() => {
      if (!this.#on) return;
      const wanted = this.possible ? this.#view() : null;
      if (wanted) untrack(() => this.#push(wanted));
      else this.#on = false;
    });
  }

  /** Whether there is something to hurry, and nobody whom that would disturb. */
  get possible(): boolean {
    const { code, hosting, inCompany, shown } = this.#table();
    // A lesson goes as fast as its coach.
    if (coachAt(code) === "lesson") return false;
    return hosting && !inCompany && !shown?.paused && this.#view()?.phase === "play" && !this.#mine();
  }

  start(): void {
    if (this.possible) this.#on = true;
  }

  #push(view: FiftyFiftyView): void {
    const moment = `${view.round}/${view.tricks.length}/${view.cards.length}`;
    if (moment === this.#asked) return;
    this.#asked = moment;
    const request: TableRequest = view.turn === null ? { say: "skip" } : { say: "hurry", seat: view.turn };
    // What is refused has happened by itself meanwhile.
    this.#table().ask(request).catch(() => undefined);
  }
}
