/** Looking at a finished game together: one leads, the others follow, break free and come back. */

import type { LiveTable } from "../../live/table.svelte.ts";
import type { Look } from "../../protocol.ts";
import type { ReplayState } from "../replay/replay_state.svelte.ts";

/** Milliseconds between two steps that are shown to the others, at least. */
const PAUSE = 250;
/** Milliseconds after which whoever leads shows again where they are: for those who come back, and what got lost. */
const AGAIN = 4_000;

export class Together {
  readonly #table: LiveTable;
  readonly #replay: ReplayState;
  readonly #record: string;

  /** Whether the review is looked at, or only the replay. */
  review = $state(false);
  /** Whether we go where whoever leads goes. */
  following = $state(true);
  #shown = 0;

  constructor(table: LiveTable, replay: ReplayState, record: string) {
    this.#table = table;
    this.#replay = replay;
    this.#record = record;
    this.review = table.leader?.look?.review ?? false;
  }

  get leading(): boolean {
    const { leader, you } = this.#table;
    return leader !== null && leader.member === you?.member;
  }

  /** What somebody else leads us through. */
  get theirs(): Look | null {
    const { leader } = this.#table;
    return leader && !this.leading && leader.look?.record === this.#record ? leader.look : null;
  }

  /** What we look at. */
  get look(): Look {
    const { viewer, playback } = this.#replay;
    return { record: this.#record, review: this.review, at: playback.at, viewer };
  }

  /** Take the lead. */
  lead(): void {
    this.#table.lead(this.look);
  }

  /** Lead no more. */
  stop(): void {
    if (this.leading) this.#table.lead(null);
  }

  /** Go to where whoever leads is, and stay with them. */
  follow(): void {
    this.following = true;
    this.#go();
  }

  #go(): void {
    const { theirs } = this;
    if (!theirs) return;
    this.review = theirs.review;
    if (this.#replay.playback.at !== theirs.at) this.#replay.playback.seek(theirs.at);
    if (this.#replay.viewer !== theirs.viewer) void this.#replay.look(theirs.viewer).catch(() => undefined);
  }

  /** Keep whoever follows beside whoever leads; call it inside `$effect`. */
  keepUp(): void {
    if (this.theirs && this.following) this.#go();
  }

  /** Notice that somebody goes their own way; call it inside `$effect`. */
  noticeOwnWay(): void {
    const at = this.#replay.playback.at;
    if (this.theirs && this.following && at !== this.theirs.at) this.following = false;
  }

  /** Show the others every step, and now and then the same again; call it inside `$effect` and return its result. */
  showSteps(): (() => void) | undefined {
    if (!this.leading) return undefined;
    const look = this.look;
    const wait = Math.max(0, this.#shown + PAUSE - performance.now());
    const show = (): void => {
      this.#shown = performance.now();
      this.#table.lead(look);
    };
    const soon = setTimeout(show, wait);
    const again = setInterval(show, AGAIN);
    return () => {
      clearTimeout(soon);
      clearInterval(again);
    };
  }
}
