/** The web worker in which the host of this device runs: Python, with the modules that a server runs, too. */

import type { ApiAnswer, ApiRequest, FromWorker, ToWorker } from "./messages.ts";
import { startPython, takeSnapshot, type Source, type Started } from "./python.ts";
import { findSnapshot, keepSnapshot, removeSnapshot } from "./snapshots.ts";
import { BrowserStorage } from "./storage.ts";

/** What is used of `fifties.web_worker.device_host.DeviceHost`. */
interface DeviceHost {
  connect(connection: number): void;
  receive(connection: number, text: string): void;
  disconnect(connection: number): void;
  ask(request: string): Promise<string>;
}

/** What is used of `fifties.web_worker.device_host`. */
interface Python {
  prepare(): void;
  start(storage: BrowserStorage, pages: object): Promise<DeviceHost>;
}

/** What is used of `fifties.web_worker.sheet_printer`. */
interface Printer {
  print_sheet(request: string, onProgress: (done: number, of: number) => void): string;
}

/** Whoever has it is the only host on this device. */
const LOCK = "fifties-host";
const MODULE = "fifties.web_worker.device_host";
const PRINTER = "fifties.web_worker.sheet_printer";
const PRINTING = ["printing_libraries.zip", "printing.zip"];
/** Plain http keeps nothing. */
const canKeep = "caches" in self;

let loading: Promise<Python> | null = null;
/** Loads the modules that print, the first time that somebody does. */
let loadPrinter = (): Promise<Printer> => Promise.reject(new Error("Python is not here"));
let printing: Promise<Printer> | null = null;
let host: DeviceHost | null = null;
let failed = "";

function tell(message: FromWorker): void {
  postMessage(message);
}

const pages = {
  send: (connection: number, text: string): void => tell({ tell: "message", connection, text }),
  close: (connection: number): void => tell({ tell: "closed", connection }),
  fail: (): void => tell({ tell: "failed", why: "storage", reason: failed }),
};

/** Be the only host: tables are decided in one place, and the page that was opened last has them. */
function takeOver(): Promise<void> {
  // Plain http knows no locks; there rows that two hosts write refuse each other.
  if (!("locks" in navigator)) return Promise.resolve();
  return new Promise((taken) => {
    const held = navigator.locks.request(LOCK, { steal: true }, () => {
      taken();
      return new Promise(() => undefined);
    });
    held.catch(() => {
      host = null;
      tell({ tell: "failed", why: "elsewhere", reason: "" });
      close();
    });
  });
}

async function fetchArchive(files: string, name: string): Promise<ArrayBuffer> {
  const response = await fetch(files + name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.arrayBuffer();
}

/** Let the storage remember why it failed: Python only knows that it did. */
async function openStorage(): Promise<BrowserStorage> {
  const storage = await BrowserStorage.open();
  const write = storage.write.bind(storage);
  storage.write = (text) =>
    write(text).catch((error: unknown) => {
      failed = (error as Error).name;
      throw new Error(failed); // Python takes nothing else for an exception, a DOMException least of all
    });
  return storage;
}

/** Load Python and all modules of the host: from a snapshot of its memory, if there is one. */
async function load(files: string): Promise<Python> {
  const snapshot = canKeep ? findSnapshot(files) : Promise.resolve(null);
  const archives = await Promise.all(["libraries.zip", "fifties.zip"].map((name) => fetchArchive(files, name)));
  return (await resume({ files, archives }, snapshot)) ?? begin({ files, archives });
}

/** Start from a snapshot; whatever is the matter with it, there is another way. */
async function resume(source: Source, kept: ReturnType<typeof findSnapshot>): Promise<Python | null> {
  try {
    const snapshot = await kept;
    if (!snapshot) return null;
    const started = await startPython<Python>(source, snapshot, false);
    const module = imported(source, started);
    tell({ tell: "idle" });
    return module;
  } catch (error) {
    console.warn("Python starts without a snapshot:", error);
    await removeSnapshot(source.files).catch(() => undefined);
    return null;
  }
}

/** Start as for the first time, and keep a snapshot for the next time. */
async function begin(source: Source): Promise<Python> {
  const started = await startPython<Python>(source, null, canKeep);
  const module = imported(source, started);
  module.prepare();
  void keep(source.files, started).then(() => tell({ tell: "idle" }));
  return module;
}

/** Import the host, and remember how further modules are loaded. */
function imported({ files }: Source, { python, unpack }: Started<Python>): Python {
  loadPrinter = async () => {
    const archives = await Promise.all(PRINTING.map((name) => fetchArchive(files, name)));
    archives.forEach(unpack);
    return python.pyimport(PRINTER) as unknown as Printer;
  };
  return python.pyimport(MODULE);
}

async function keep(files: string, started: Started<Python>): Promise<void> {
  try {
    if (canKeep) await keepSnapshot(files, takeSnapshot(started));
  } catch (error) {
    console.warn("No snapshot is kept:", error);
  }
}

async function ask(id: number, request: ApiRequest): Promise<void> {
  const answer = await host?.ask(JSON.stringify(request));
  if (answer !== undefined) tell({ tell: "answer", id, answer: JSON.parse(answer) as ApiAnswer });
}

async function print(id: number, request: ApiRequest): Promise<void> {
  const report = (done: number, of: number): void => tell({ tell: "progress", id, share: done / Math.max(1, of) });
  try {
    await loading;
    printing ??= loadPrinter();
    const answer = (await printing).print_sheet(JSON.stringify(request), report);
    tell({ tell: "answer", id, answer: JSON.parse(answer) as ApiAnswer });
  } catch (error) {
    printing = null;
    console.error(error);
    tell({ tell: "answer", id, answer: { status: 503, body: "", file: null, data: "" } });
  }
}

async function start(): Promise<void> {
  try {
    const python = await loading;
    await takeOver();
    host = (await python?.start(await openStorage(), pages)) ?? null;
    tell({ tell: "ready" });
  } catch (error) {
    tell({ tell: "failed", why: "broken", reason: String(error) });
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  switch (data.do) {
    case "load":
      loading = load(data.files);
      loading.catch(() => tell({ tell: "idle" })); // whoever starts is told why
      break;
    case "start":
      void start();
      break;
    case "connect":
      host?.connect(data.connection);
      break;
    case "send":
      host?.receive(data.connection, data.text);
      break;
    case "disconnect":
      host?.disconnect(data.connection);
      break;
    case "ask":
      void ask(data.id, data.request);
      break;
    case "print":
      void print(data.id, data.request);
      break;
  }
});
