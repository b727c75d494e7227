/** The connection of one person to a table: connects again after a break, and sends again what was not answered. */

import type { ClientMessage, Goodbye, ServerMessage } from "../protocol.ts";
import { tableHost } from "../router.svelte.ts";
import { openSocket, type TableSocket } from "./table_socket.ts";

/**
 * - `connecting`: waiting for the answer to the first message.
 * - `held`: the server has heard it, and lets us wait: what comes next comes by itself.
 * - `open`: the server listens and we know where we are.
 * - `waiting`: nobody answered; the next try comes by itself.
 * - `closed`: for good, until somebody asks for it.
 */
export type SocketState = "connecting" | "held" | "open" | "waiting" | "closed";

export interface SocketHandlers {
  /** What to say first: `join` or `resume`, with what was seen last. */
  firstMessage(): ClientMessage;
  /** Something harmless to ask, to find out whether the other side still hears us. */
  probe(): ClientMessage;
  receive(message: ServerMessage): void;
  changed(state: SocketState): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
/** After this long without an answer, the connection is dead even if nobody has said so. */
const PATIENCE = 6_000;
/**
 * Twice as long for whoever comes, twice as long again each time, and at most so long: a server that thousands come back
 * to may need longer, and whoever begins again costs it what it had done for them.
 */
const LONGEST_PATIENCE = 24_000;
/** After this long without a word, we ask whether the connection is still there: whoever only waits would never know. */
const QUIET = 25_000;
/** Whoever waits hears more often than this that they still do. */
const HELD = 40_000;

export class ReconnectingSocket {
  state: SocketState = "closed";
  readonly #events: SocketHandlers;
  #socket: TableSocket | null = null;
  #wait = FIRST_WAIT;
  #patience = PATIENCE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Asked, and not yet answered: asked again after every break. */
  readonly #unanswered = new Map<string, ClientMessage>();

  constructor(events: SocketHandlers) {
    this.#events = events;
    addEventListener("online", this.#online);
    addEventListener("offline", this.#probe);
    document.addEventListener("visibilitychange", this.#wake);
  }

  /** Connect, or connect again at once. */
  connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#turn("connecting");
    const socket = openSocket();
    this.#socket = socket;
    // This device may take long to begin, and tells by itself when it cannot.
    if (tableHost() === "server") this.#expectAnswer();
    socket.onopen = () => socket.send(JSON.stringify(this.#events.firstMessage()));
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** Send a request, now or as soon as the socket is open. */
  send(request: ClientMessage): void {
    this.#unanswered.set(request.id, request);
    if (this.state !== "open") return;
    this.#socket?.send(JSON.stringify(request));
    this.#expectAnswer();
  }

  /** Close for good. */
  close(): void {
    removeEventListener("online", this.#online);
    removeEventListener("offline", this.#probe);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retry);
    this.#drop();
    this.#turn("closed");
  }

  /** The first message was heard, and its answer takes a while. */
  held(): void {
    this.#wait = FIRST_WAIT;
    this.#turn("held");
  }

  /** The first message was answered: from here on the table is ours. */
  welcomed(): void {
    this.#wait = FIRST_WAIT;
    this.#turn("open");
    for (const request of this.#unanswered.values()) this.#socket?.send(JSON.stringify(request));
    if (this.#unanswered.size) this.#expectAnswer();
    else this.#patience = PATIENCE;
  }

  /** A request has its answer. */
  answered(id: string): void {
    this.#unanswered.delete(id);
    this.#patience = PATIENCE;
  }

  /** Do not come back by oneself: the first message was refused. */
  giveUp(): void {
    this.#drop();
    this.#turn("closed");
  }

  #receive(message: ServerMessage): void {
    clearTimeout(this.#silence);
    if (message.tell === "goodbye") return this.#part(message);
    this.#events.receive(message);
    if (this.state === "open" && !this.#unanswered.size) this.#silence = setTimeout(this.#listen, QUIET);
    else if (this.state === "held") this.#silence = setTimeout(() => this.#lost(), HELD);
    // Another message is no answer: what was asked for may still be lost.
    else if (this.state === "open" || this.state === "connecting") this.#expectAnswer();
  }

  #part(goodbye: Goodbye): void {
    this.#events.receive(goodbye);
    if (goodbye.again === null) this.giveUp();
    else this.#later(goodbye.again * 1_000);
  }

  #lost(): void {
    this.#later(this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #later(milliseconds: number): void {
    this.#drop();
    clearTimeout(this.#retry);
    // A hall full of phones does not come back in the same instant.
    const spread = milliseconds * (0.7 + Math.random() * 0.6);
    this.#retry = setTimeout(() => this.connect(), spread);
    this.#turn("waiting");
  }

  #drop(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #turn(state: SocketState): void {
    if (state === this.state) return;
    this.state = state;
    this.#events.changed(state);
  }

  #expectAnswer(): void {
    clearTimeout(this.#silence);
    const longer = Math.min(LONGEST_PATIENCE, 2 * this.#patience);
    this.#silence = setTimeout(
      () => {
        this.#patience = longer;
        this.#lost();
      },
      this.state === "connecting" ? longer : this.#patience,
    );
  }

  #online = (): void => {
    // What was begun over another network gets no answer.
    if (this.state === "connecting") this.connect();
    else this.#hurry();
  };

  #hurry = (): void => {
    if (this.state === "waiting") this.connect();
    else this.#probe();
  };

  #wake = (): void => {
    if (document.visibilityState === "visible") this.#hurry();
  };

  #listen = (): void => {
    // A page that nobody sees asks as soon as it is seen again.
    if (document.visibilityState === "visible") this.#probe();
  };

  #probe = (): void => {
    if (this.state !== "open") return;
    this.#socket?.send(JSON.stringify(this.#events.probe()));
    this.#expectAnswer();
  };
}
