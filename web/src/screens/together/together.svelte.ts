/** Looking at a finished game together: one leads, the others follow, break free and come back. */

import type { LiveTable } from "../../live/table.svelte.ts";
import type { ReplayPosition } from "../../protocol.ts";
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
    this.review = table.replayLeader?.position?.review ?? false;
  }

  get leading(): boolean {
    const { replayLeader, you } = this.#table;
    return replayLeader !== null && replayLeader.member === you?.member;
  }

  /** What somebody else leads us through. */
  get theirs(): ReplayPosition | null {
    const { replayLeader } = this.#table;
    return replayLeader && !this.leading && replayLeader.position?.record === this.#record ? replayLeader.position : null;
  }

  /** What we look at. */
  get position(): ReplayPosition {
    const { viewer, playback } = this.#replay;
    return { record: this.#record, review: this.review, at: playback.at, viewer };
  }

  /** Take the lead. */
  lead(): void {
    this.#table.leadReplay(this.position);
  }

  /** Lead no more. */
  stop(): void {
    if (this.leading) this.#table.leadReplay(null);
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
    const position = this.position;
    const wait = Math.max(0, this.#shown + PAUSE - performance.now());
    const show = (): void => {
      this.#shown = performance.now();
      this.#table.leadReplay(position);
    };
    const soon = setTimeout(show, wait);
    const again = setInterval(show, AGAIN);
    return () => {
      clearTimeout(soon);
      clearInterval(again);
    };
  }
}
