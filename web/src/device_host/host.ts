/** The host of this device, as a page uses it: the same requests and the same messages as with a server. */

import { say } from "../i18n/messages.svelte.ts";
import { notices } from "../parts/notices.svelte.ts";
import { Refused } from "../wire/refused.ts";
import { findPack } from "./pack.ts";
import { canKeepOfflineCopy, offlineCopy } from "./offline_copy.svelte.ts";
import type { ApiAnswer, ApiRequest, Failure, FromWorker, ToWorker } from "./messages.ts";

type Tell = (share: number) => void;

/** Which part of the progress is about fetching what prints. */
const FETCHED = 0.5;
/** The words for each way to fail. */
const WORDS = { storage: "device-full", elsewhere: "device-elsewhere", broken: "device-broken" } as const;

export class DeviceHost {
  readonly #worker: Worker;
  /** Whether the files of Python are known to the worker. */
  readonly #loading: Promise<void>;
  readonly #ready: Promise<void>;
  /** Nothing is left to do until somebody starts. */
  readonly idle: Promise<void>;
  #noteIdle: () => void = () => undefined;
  #refuse: (error: Error) => void = () => undefined;
  #isStarted = false;
  /** Why it has stopped, if it has. */
  #stopped: Error | null = null;
  #connections = 0;
  #asked = 0;
  readonly #sockets = new Map<number, Connection>();
  readonly #answers = new Map<number, (answer: ApiAnswer) => void>();
  readonly #tellers = new Map<number, Tell>();

  constructor() {
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "fifties" });
    this.#ready = new Promise((ready, refuse) => {
      this.#refuse = refuse;
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#receive(data, ready);
    });
    this.#ready.catch(() => undefined);
    this.idle = new Promise((idle) => (this.#noteIdle = idle));
    this.#worker.onerror = () => this.#fail("broken");
    this.#loading = prepare().then(
      (files) => this.#say({ do: "load", files }),
      (error: Error) => this.#fail("broken", error),
    );
  }

  /** Take the tables of this device over, once. */
  async start(): Promise<void> {
    await this.#loading;
    if (!this.#isStarted) this.#say({ do: "start" });
    this.#isStarted = true;
    return this.#ready;
  }

  #say(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromWorker, ready: () => void): void {
    switch (message.tell) {
      case "idle":
        this.#noteIdle();
        break;
      case "ready":
        ready();
        break;
      case "message":
        this.#sockets.get(message.connection)?.receive(message.text);
        break;
      case "closed":
        this.#lose(message.connection);
        break;
      case "answer":
        this.#answers.get(message.id)?.(message.answer);
        this.#answers.delete(message.id);
        this.#tellers.delete(message.id);
        break;
      case "progress":
        this.#tellers.get(message.id)?.(message.share);
        break;
      case "failed":
        if (message.why === "broken") console.error(message.reason);
        this.#fail(message.why);
        break;
    }
  }

  /** Say once what is the matter; the next who asks for the host starts it again. */
  #fail(why: Failure, cause?: Error): void {
    const error = new Refused(WORDS[why], say(WORDS[why]));
    this.#stopped = cause ?? error;
    this.#refuse(this.#stopped);
    this.#noteIdle();
    this.#worker.terminate();
    if (running === this) running = null;
    if (why !== "broken") notices.refuse(error);
    for (const connection of [...this.#sockets.keys()]) this.#lose(connection);
    for (const answer of this.#answers.values()) {
      answer({ status: 503, body: JSON.stringify({ refusal: error.kind, text: error.message, details: {} }), file: null, data: "" });
    }
  }

  /** Stop before the tables of this device are taken over. */
  close(): void {
    this.#worker.terminate();
  }

  #lose(connection: number): void {
    const socket = this.#sockets.get(connection);
    this.#sockets.delete(connection);
    socket?.lose();
  }

  connect(socket: Connection): number {
    this.#connections += 1;
    this.#sockets.set(this.#connections, socket);
    this.#say({ do: "connect", connection: this.#connections });
    return this.#connections;
  }

  send(connection: number, text: string): void {
    this.#say({ do: "send", connection, text });
  }

  disconnect(connection: number): void {
    if (this.#sockets.delete(connection)) this.#say({ do: "disconnect", connection });
  }

  ask(request: ApiRequest): Promise<ApiAnswer> {
    this.#asked += 1;
    const id = this.#asked;
    this.#say({ do: "ask", id, request });
    return new Promise((answered) => this.#answers.set(id, answered));
  }

  /** Print; it does not matter who has the tables of this device. */
  async print(request: ApiRequest, tell: Tell): Promise<ApiAnswer> {
    await this.#loading;
    if (this.#stopped) throw this.#stopped;
    this.#asked += 1;
    const id = this.#asked;
    this.#tellers.set(id, tell);
    this.#say({ do: "print", id, request });
    return new Promise((answered) => this.#answers.set(id, answered));
  }
}

/** A connection, as the host knows it. */
export interface Connection {
  receive(text: string): void;
  /** The host has closed it. */
  lose(): void;
}

/** Find Python's files: the offline copy is fetched first, where a browser can keep one. */
function prepare(): Promise<string> {
  return canKeepOfflineCopy ? offlineCopy.findPython() : findPack();
}

let running: DeviceHost | null = null;

/** The host, once it runs; started when it is first needed. */
export async function hostOfDevice(): Promise<DeviceHost> {
  running ??= new DeviceHost();
  const host = running;
  await host.start();
  // A newer version is fetched while this one plays.
  void offlineCopy.update();
  return host;
}

/** Load the host before anybody needs it, if all of it is here; another page may have the tables meanwhile. */
export async function loadHost(): Promise<void> {
  if (canKeepOfflineCopy && (await offlineCopy.isHere())) running ??= new DeviceHost();
}

/** Load the host once, so that there is a snapshot from which it starts quickly. */
export async function prepareHost(): Promise<void> {
  const host = new DeviceHost();
  await host.idle;
  host.close();
}

/** Ask this device what a server is asked over HTTP. */
export async function ask(path: string, { method = "GET", body, headers }: RequestInit): Promise<Response> {
  const { "Accept-Language": lang = "en", Authorization = "" } = (headers ?? {}) as Record<string, string>;
  const host = await hostOfDevice();
  const token = Authorization.replace("Bearer ", "");
  const answer = await host.ask({ method, path, lang, token, body: typeof body === "string" ? body : "" });
  return new Response(answer.body, { status: answer.status });
}

/** Have this device print what a server prints at *path*, or there the *record* itself; what it needs for that is fetched first. */
export async function print(path: string, lang: string, record: string, tell: Tell): Promise<Response> {
  const isMissing = canKeepOfflineCopy && (await offlineCopy.missingForPrinting()) !== 0;
  const fetched = isMissing ? FETCHED : 0;
  if (isMissing) await offlineCopy.takePrinting((share) => tell(share * fetched));
  running ??= new DeviceHost();
  const answer = await running.print({ method: "GET", path, lang, token: "", body: record }, (share) => tell(fetched + share * (1 - fetched)));
  const file = Uint8Array.from(atob(answer.data), (letter) => letter.charCodeAt(0));
  return new Response(answer.data ? file : answer.body, { status: answer.status });
}
