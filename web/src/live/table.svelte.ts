/** A live table as one person sees it: what was told, folded; and what they ask for. */

import { forgetSeat, keepSeat } from "../device/seats.ts";
import { tableOf, type TableParts } from "../games/tables.ts";
import type {
  Act,
  ClientMessage,
  Snapshot,
  GameView,
  HeatsInfo,
  ReplayLed,
  ReplayPosition,
  Update,
  Offered,
  CloseReason,
  Presence,
  Reacted,
  Role,
  ServerMessage,
  TableInfo,
  ToldEvent,
  Waiting,
  You,
} from "../protocol.ts";
import { ReconnectingSocket, type SocketState } from "../wire/reconnecting_socket.ts";
import { followSeconds } from "../device/seconds.svelte.ts";
import { newId, newToken } from "../wire/ids.ts";
import { Refused } from "../wire/refused.ts";
import { language, say } from "../i18n/messages.svelte.ts";

/** A request without the id, which the table makes up. */
export type TableRequest = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

/** Somebody who wants to hear of every event as it comes, after it was folded; *batch* is all that came with it. */
export type Listener = (event: ToldEvent, batch: readonly ToldEvent[]) => void;

export interface Arrival {
  readonly code: string;
  readonly role: Role;
  /** A seat that is ours already; else we join. */
  readonly token?: string;
  /** Whether the token was left in a waiting room, so that we join with it. */
  readonly waits?: boolean | undefined;
  readonly name?: string;
}

interface Unanswered {
  readonly done: () => void;
  readonly refused: (error: Refused) => void;
}

/** How long somebody who leaves waits for an answer. */
const FAREWELL = 2_000;

function waited(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

export class LiveTable {
  readonly code: string;
  readonly role: Role;
  readonly token: string;

  connection = $state<SocketState>("closed");
  /** Why the server has sent us away, once it has. */
  parted = $state<CloseReason | null>(null);
  /** Why we could not come in. */
  rejected = $state.raw<Refused | null>(null);

  shown = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  offer = $state.raw<Offered | null>(null);
  /** The view of the game, whichever it is. */
  view = $state.raw<GameView | null>(null);
  presence = $state.raw<Presence | null>(null);
  /** Why we wait to be let in, or let in again, while we do. */
  waiting = $state.raw<Waiting | null>(null);
  /** How far the heats of an event are, if there are any. */
  heats = $state.raw<HeatsInfo | null>(null);
  /** Who was last heard of as leading through the last game, and what they look at. */
  replayLed = $state.raw<ReplayLed | null>(null);
  /** Requests that are on their way: what they ask for is not done yet. */
  pending = $state.raw<readonly ClientMessage[]>([]);

  /** By how many seconds the clock of the table is ahead of ours. */
  #clockAhead = 0;
  #version: number | null = null;
  #joined: boolean;
  readonly #name: string | undefined;
  readonly #socket: ReconnectingSocket;
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #listeners = new Set<Listener>();
  readonly #audience = new Set<(reacted: Reacted) => void>();
  muted = $state(false);

  constructor({ code, role, token, name, waits }: Arrival) {
    this.code = code;
    this.role = role;
    this.token = token ?? newToken();
    this.#joined = token !== undefined && !waits;
    this.#name = name;
    this.#socket = new ReconnectingSocket({
      firstMessage: () => this.#firstMessage(),
      probe: () => ({ say: "mute", id: newId(), muted: this.muted }),
      receive: (message) => this.#receive(message),
      changed: (state) => {
        this.connection = state;
      },
    });
    this.#socket.connect();
  }

  /** Whether all that is on the screen is what the server last said. */
  get live(): boolean {
    return this.connection === "open" && this.shown !== null;
  }

  get hosting(): boolean {
    return this.you?.host ?? false;
  }

  /** The seat that we have in the game that is on, or was on last. */
  get seat(): number | null {
    return this.you?.seat ?? null;
  }

  /** What is known of the game that is played here. */
  get #parts(): TableParts | null {
    return this.shown && tableOf(this.shown.game?.game ?? this.shown.settings.game);
  }

  /** Whether the table waits for whoever sits here. */
  get owes(): boolean {
    // What every seat may do alike is told to whoever looks on, too.
    return this.seat !== null && !this.acting && (this.#parts?.owes(this) ?? false);
  }

  /** Whether we wait to see a table again that we have seen, and can look at as it was. */
  get returning(): boolean {
    return this.waiting?.reason === "return" && this.shown !== null;
  }

  /** Whether events are being told, so that the host can have the rest at once. */
  get isTold(): boolean {
    return this.view !== null && (this.#parts?.isTold(this.view) ?? false);
  }

  /** What somebody is called who sits at *seat*. */
  nameOf(seat: number): string {
    const { status, seats, game } = this.shown ?? {};
    // A crowd is not listed as a whole: names come with whatever is told of people.
    const own = seat === this.seat && !game?.names.length ? this.you?.name : undefined;
    const told = own ?? (this.view ? this.#parts?.nameOf(this.view, seat) : undefined);
    // Once the game is over, who is listed sits there for the next one.
    const listed = status === "playing" ? seats?.[seat]?.name : undefined;
    return game?.names[seat] ?? told ?? listed ?? `${seat + 1}`;
  }

  /** Whether somebody is connected; bots are. */
  isHere(member: number): boolean {
    const seat = this.shown?.seats.find((one) => one.member === member);
    if (seat?.bot) return true;
    return this.presence?.members?.includes(member) ?? true;
  }

  /** Whether somebody else than bots and the big screen plays or watches here with us. */
  get inCompany(): boolean {
    const { seats = [], people = [], seated = 0 } = this.shown ?? {};
    const others = [...seats.filter(({ bot }) => bot === null), ...people.filter(({ role }) => role !== "stage")];
    // Of a crowd only some are listed, but those who are connected are counted.
    const unlisted = seated > seats.length && (this.presence?.count ?? 0) > 1;
    return unlisted || others.some(({ member }) => member !== this.you?.member);
  }

  /** Whether nobody is here who can do what only the host may: then the role can be claimed. */
  get hostAway(): boolean {
    const host = this.shown?.host ?? null;
    return host === null || !this.isHere(host);
  }

  /** Seconds until choosing closes, if it does; it changes by itself. */
  get closesIn(): number | null {
    const closes = this.shown?.closes ?? null;
    if (closes === null) return null;
    followSeconds();
    return Math.max(0, closes - this.#clockAhead - Date.now() / 1_000);
  }

  /** Ask for something; settled when the server has kept it, or has refused it. */
  ask(request: TableRequest): Promise<void> {
    if (this.rejected || this.parted) return Promise.reject(new Refused("wire-parted", say("door-shut")));
    const message = { ...request, id: newId() } as ClientMessage;
    this.pending = [...this.pending, message];
    const answer = new Promise<void>((done, refused) => this.#unanswered.set(message.id, { done, refused }));
    this.#socket.send(message);
    return answer;
  }

  /** The game's action that is on its way, if one is. */
  get acting(): Act["action"] | null {
    const act = this.pending.findLast((request) => request.say === "act");
    return act?.say === "act" ? act.action : null;
  }

  /** Hear of every event; returns how to stop. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Hear of every reaction; returns how to stop. */
  hearReactions(listener: (reacted: Reacted) => void): () => void {
    this.#audience.add(listener);
    return () => this.#audience.delete(listener);
  }

  /** Who leads through the last game, if somebody does who is still there. */
  get replayLeader(): ReplayLed | null {
    const members = this.presence?.members;
    return this.replayLed && (!members || members.includes(this.replayLed.member)) ? this.replayLed : null;
  }

  /** Show everybody what we look at in the last game, or nothing any more; what gets lost is shown again soon. */
  leadReplay(position: ReplayPosition | null): void {
    this.ask({ say: "lead-replay", position }).catch(() => undefined);
  }

  /** Try again at once. */
  retry(): void {
    this.rejected = null;
    this.parted = null;
    this.#socket.connect();
  }

  /** Leave the page, not the seat: the token brings us back. */
  disconnect(): void {
    this.#socket.close();
  }

  /** Give the seat up, or the place in a waiting room, and forget it here. */
  async leave(): Promise<void> {
    // Whoever closes the connection in a waiting room has left it.
    if (this.waiting && this.waiting.reason !== "return") return this.#goAway();
    // Whoever goes while the server does not answer goes all the same; a bot keeps the seat.
    await Promise.race([this.ask({ say: "leave" }).catch(() => undefined), waited(FAREWELL)]);
    this.#goAway();
  }

  #goAway(): void {
    forgetSeat(this.token);
    this.disconnect();
  }

  #firstMessage(): ClientMessage {
    const { code, token, role } = this;
    const lang = language();
    if (this.#joined) return { say: "resume", id: newId(), code, token, seen: this.#version, lang };
    return { say: "join", id: newId(), code, role, token, lang, name: this.#name || null };
  }

  #receive(message: ServerMessage): void {
    switch (message.tell) {
      case "welcome":
        this.#joined = true;
        break;
      case "waiting":
        this.waiting = message;
        this.#socket.held();
        this.#keep();
        break;
      case "snapshot":
        this.#start(message);
        break;
      case "update":
        this.#goOn(message);
        break;
      case "done":
        this.#settle(message.id);
        break;
      case "refused":
        this.#refuse(message.id, new Refused(message.refusal, message.text));
        break;
      case "presence":
        this.presence = message;
        break;
      case "heats":
        this.heats = message.heats;
        break;
      case "reacted":
        // A connection that was lost has forgotten that we want to hear none.
        if (!this.muted) for (const listener of this.#audience) listener(message);
        break;
      case "replay-led":
        this.replayLed = message.position ? message : null;
        break;
      case "goodbye":
        this.parted = message.again === null ? message.why : null;
        if (this.parted) this.#abandon(new Refused("wire-parted", say(`goodbye-${message.why}`)));
        if (["removed", "closed"].includes(message.why)) forgetSeat(this.token);
        break;
    }
  }

  #start(snapshot: Snapshot): void {
    this.#version = snapshot.v;
    this.#setClock(snapshot.now);
    this.shown = snapshot.table;
    this.heats = snapshot.table.heats;
    this.you = snapshot.you;
    this.offer = snapshot.offer;
    this.view = snapshot.view;
    this.#arrive();
  }

  #goOn(update: Update): void {
    this.#version = update.v;
    if (update.table) {
      this.shown = update.table;
      this.heats = update.table.heats;
    }
    if (update.choice_seal !== undefined && this.shown) this.shown = { ...this.shown, choice_seal: update.choice_seal };
    if (update.you) this.you = update.you;
    if (update.offer !== undefined) this.offer = update.offer;
    if (update.now !== undefined) this.#setClock(update.now);
    for (const event of update.events ?? []) this.#fold(event, update.events ?? []);
    if (update.number !== undefined && this.view) this.view = this.#parts?.withNumber(this.view, update.number) ?? this.view;
    if (update.mine && this.view) this.view = this.#parts?.withLine(this.view, update.mine) ?? this.view;
    for (const id of update.done ?? []) this.#settle(id);
    if (this.connection !== "open") this.#arrive();
    else if (update.table || update.you) this.#keep();
  }

  #fold(event: ToldEvent, batch: readonly ToldEvent[]): void {
    if (this.view) this.view = this.#parts?.fold(this.view, event) ?? this.view;
    for (const listener of this.#listeners) listener(event, batch);
  }

  #setClock(now: number | null): void {
    if (now !== null) this.#clockAhead = now - Date.now() / 1_000;
  }

  #arrive(): void {
    this.rejected = null;
    this.parted = null;
    this.waiting = null;
    this.#keep();
    if (this.connection !== "open") this.#socket.welcomed();
  }

  #keep(): void {
    const { code, token, role, shown, you } = this;
    if (this.waiting && this.waiting.reason !== "return") keepSeat({ code, token, role, name: this.#name ?? "", game: "", waits: true });
    else if (shown && you) keepSeat({ code, token, role, name: you.name, game: shown.settings.game, host: you.host });
  }

  #settle(id: string): void {
    this.#socket.answered(id);
    this.#unanswered.get(id)?.done();
    this.#forget(id);
  }

  #refuse(id: string | undefined, error: Refused): void {
    if (this.connection !== "open") {
      // The first message itself was refused.
      this.rejected = error;
      if (error.kind === "wire-wrong-token" || error.kind === "wire-no-such-table") forgetSeat(this.token);
      this.#socket.giveUp();
      this.#abandon(error);
      return;
    }
    if (id === undefined) return;
    this.#socket.answered(id);
    this.#unanswered.get(id)?.refused(error);
    this.#forget(id);
  }

  /** Nothing that was asked for will be answered any more. */
  #abandon(error: Refused): void {
    for (const { refused } of this.#unanswered.values()) refused(error);
    for (const { id } of this.pending) this.#socket.answered(id);
    this.#unanswered.clear();
    this.pending = [];
  }

  #forget(id: string): void {
    this.#unanswered.delete(id);
    this.pending = this.pending.filter((request) => request.id !== id);
  }
}
