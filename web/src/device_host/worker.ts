/** The web worker in which the host of this device runs: Python, with the modules that a server runs, too. */

import { unpackArchive, type FileSystem } from "./archive.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
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
  start(storage: BrowserStorage, pages: object): Promise<DeviceHost>;
}

interface Pyodide {
  readonly FS: FileSystem;
  runPython(code: string): string;
  pyimport(module: string): Python;
}

interface PyodideModule {
  loadPyodide(options: object): Promise<Pyodide>;
}

/** Whoever has it is the only host on this device. */
const LOCK = "fifties-host";
const FIND_PACKAGES = "import site; site.getsitepackages()[0]";
/** Lets Python look again where it has found nothing before. */
const FIND_ANEW = "import sys; sys.path_importer_cache.clear()";

let loading: Promise<Python> | null = null;
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

/** Load Python and all modules of the host. */
async function load(files: string): Promise<Python> {
  const archives = Promise.all(["libraries.zip", "fifties.zip"].map((name) => fetchArchive(files, name)));
  const { loadPyodide } = (await import(/* @vite-ignore */ `${files}pyodide.mjs`)) as PyodideModule;
  const [python, unpacked] = await Promise.all([loadPyodide({ indexURL: files }), archives]);
  const packages = python.runPython(FIND_PACKAGES);
  for (const archive of unpacked) unpackArchive(archive, packages, python.FS);
  python.runPython(FIND_ANEW);
  return python.pyimport("fifties.web_worker.device_host");
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
      loading.catch(() => undefined); // whoever starts is told
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
      void host?.ask(JSON.stringify(data.request)).then((answer) => tell({ tell: "answer", id: data.id, answer: JSON.parse(answer) }));
      break;
  }
});
