/** The offline copy: all that it takes to play without a network, fetched and kept whole or not at all. */

import { say } from "../i18n/messages.svelte.ts";
import { Refused } from "../wire/refused.ts";
import { Unpacker } from "./unpacker.ts";
import { base, fetchList, type PackFile, type PackList } from "./pack.ts";

/** As the service worker names its caches. */
const OFFLINE_COPY = "offline-copy ";
const AT_ONCE = 4;
/** Which part of what is fetched to print is the game itself, if there is no offline copy yet. */
const ALL_ELSE = 0.8;
const TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  mjs: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  zip: "application/zip",
};
/** Headers that say how a file came, and not what it is. */
const OF_THE_WAY = ["content-encoding", "content-length", "transfer-encoding"];

const address = (path: string): string => new URL(path, base).href;
const listAddress = address("offline-copy.json");

/** Whether this browser can keep anything: on plain http it cannot. */
export const canKeepOfflineCopy = "caches" in globalThis && "serviceWorker" in navigator && isSecureContext;

type TakeState = "looking" | "none" | "fetching" | "preparing" | "taken";

class OfflineCopy {
  state = $state<TakeState>("looking");
  /** How many bytes come over the network, once that is known. */
  bytes = $state<number | null>(null);
  /** Which share of them has come, 0 to 1. */
  share = $state(0);
  #taking: Promise<void> | null = null;
  #isUpdated = false;
  /** Who else wants to know the share. */
  #onShare: (share: number) => void = () => undefined;

  /** Find out whether there is an offline copy, and how large it is. */
  async look(): Promise<void> {
    if (this.state === "fetching" || this.state === "preparing" || !canKeepOfflineCopy) return;
    const kept = await keptLists();
    if (this.state === "looking") this.state = kept.length ? "taken" : "none";
    const list = await fetchList().catch(() => null);
    this.bytes = list?.bytes ?? null;
  }

  /** Fetch what is missing; an earlier copy stays until all of the new one is here. */
  take(): Promise<void> {
    this.#taking ??= this.#take().finally(() => (this.#taking = null));
    return this.#taking;
  }

  /** Fetch the offline copy because somebody wants it; *prepare* does what makes it start quickly. */
  async takeWith(prepare: () => Promise<void>): Promise<void> {
    await this.take();
    this.state = "preparing";
    await prepare().finally(() => (this.state = "taken"));
  }

  /** Whether there is an offline copy. */
  async isHere(): Promise<boolean> {
    return (await keptLists()).length > 0;
  }

  /** Look once whether there is a new version, and fetch it, if there is an older one. */
  async update(): Promise<void> {
    if (this.#isUpdated || !canKeepOfflineCopy || !(await this.isHere())) return;
    this.#isUpdated = true;
    await this.take().catch(() => undefined);
  }

  /** Find the folder of Python's files: of this page's version if that is here, or else of the newest that arrives. */
  async findPython(): Promise<string> {
    const own = await ownList();
    if (own) return address(own.python);
    const failed = await this.take().then(() => null, (error: unknown) => error);
    const latest = (await keptLists()).at(-1);
    if (!latest) throw failed;
    return address(latest.python);
  }

  /** How many bytes are to be fetched before this device can print; `null` if nobody can say. */
  async missingForPrinting(): Promise<number | null> {
    const kept = (await ownList()) ?? (await keptLists()).at(-1);
    const list = kept ?? (await fetchList().catch(() => null));
    if (!list?.printing) return null;
    const isHere = await Promise.all(list.printing.map(({ path }) => caches.match(address(path))));
    return list.printing.reduce((sum, { bytes }, i) => sum + (isHere[i] ? 0 : bytes), kept ? 0 : list.bytes);
  }

  /** Fetch what prints, of the version that this page plays with, and keep it as long as that. */
  async takePrinting(tell: (share: number) => void): Promise<void> {
    const first = (await this.isHere()) ? 0 : ALL_ELSE;
    this.#onShare = (share) => tell(share * first);
    await this.findPython().finally(() => (this.#onShare = () => undefined));
    const list = (await ownList()) ?? (await keptLists()).at(-1);
    const report = (share: number): void => tell(first + share * (1 - first));
    try {
      if (list) await keepAll(await caches.open(OFFLINE_COPY + list.version), list.printing ?? [], new Map(), report);
    } catch (error) {
      throw explained(error);
    }
  }

  async #take(): Promise<void> {
    const list = await fetchList();
    const kept = await keptLists();
    this.bytes = list.bytes;
    if (kept.some(({ version }) => version === list.version)) {
      this.state = "taken";
      return removeAllBut(list.version);
    }
    if (!kept.length) this.state = "fetching";
    try {
      await this.#fetch(list, kept);
      await served();
      this.state = "taken";
    } catch (error) {
      await caches.delete(OFFLINE_COPY + list.version);
      this.state = kept.length ? "taken" : "none";
      throw explained(error);
    }
  }

  async #fetch(list: PackList, kept: readonly PackList[]): Promise<void> {
    void navigator.storage?.persist?.();
    const cache = await caches.open(OFFLINE_COPY + list.version);
    const known = new Map(kept.flatMap(({ files, printing = [] }) => [...files, ...printing].map(({ sha256, path }) => [sha256, path])));
    // Whoever could print before can do so afterwards.
    const prints = await Promise.all(kept.flatMap(({ printing = [] }) => printing.map(({ path }) => caches.match(address(path)))));
    const files = prints.some(Boolean) ? [...list.files, ...(list.printing ?? [])] : list.files;
    await keepAll(cache, files, known, (share) => {
      this.share = share;
      this.#onShare(share);
    });
    const page = await fetch(base);
    if (!page.ok) throw new Error(`the page: ${page.status}`);
    await cache.put(base, page);
    // Last of all: what has no list is not whole, and not used.
    await cache.put(listAddress, new Response(JSON.stringify(list), { headers: { "Content-Type": "application/json" } }));
  }
}

export const offlineCopy = new OfflineCopy();

/** The list of the version that this page is of, if there is a copy of it. */
async function ownList(): Promise<PackList | undefined> {
  return (await keptLists()).findLast(({ files }) => files.some(({ path }) => address(path) === import.meta.url));
}

/** Put files into the cache, the largest first, and tell which share of them has come. */
async function keepAll(cache: Cache, files: readonly PackFile[], known: ReadonlyMap<string, string>, tell: (share: number) => void): Promise<void> {
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let come = 0;
  const count = (bytes: number): void => {
    come += bytes;
    tell(Math.min(1, come / all));
  };
  tell(0);
  const unpacker = new Unpacker();
  const waiting = files.toSorted((a, b) => b.bytes - a.bytes);
  const fetchSome = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await keep(cache, file, known, unpacker, count);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome)).finally(() => unpacker.close());
}

/** The lists of all offline copies, the latest last. */
async function keptLists(): Promise<readonly PackList[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OFFLINE_COPY));
  const found = await Promise.all(names.map(async (name) => (await caches.open(name)).match(listAddress)));
  return Promise.all(found.filter((one) => one !== undefined).map((one) => one.json() as Promise<PackList>));
}

/** Forget older versions, and what was left of one that did not arrive. */
async function removeAllBut(version: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OFFLINE_COPY) && name !== OFFLINE_COPY + version);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Put a file into the cache: one that an earlier version had, too, is not fetched again. */
async function keep(
  cache: Cache,
  file: PackFile,
  known: ReadonlyMap<string, string>,
  unpacker: Unpacker,
  tell: (bytes: number) => void,
): Promise<void> {
  const before = known.get(file.sha256);
  const kept = before === undefined ? undefined : await caches.match(address(before));
  if (kept) {
    tell(file.bytes);
    return cache.put(address(file.path), kept);
  }
  const response = await fetch(address(file.from));
  if (!response.ok) throw new Error(`${file.from}: ${response.status}`);
  const content = await unpacked(file, await read(response, file.bytes, tell), unpacker);
  await check(file, content);
  await cache.put(address(file.path), new Response(content, { headers: headersOf(file, response) }));
}

/** Read an answer, and tell how much of it has come: never more than is expected. */
async function read(response: Response, expected: number, tell: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const parts: BlobPart[] = [];
  let left = expected;
  const reader = response.body?.getReader();
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    parts.push(chunk.value as Uint8Array<ArrayBuffer>);
    const told = Math.min(left, chunk.value.length);
    left -= told;
    tell(told);
  }
  tell(left);
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

async function unpacked(file: PackFile, content: Uint8Array<ArrayBuffer>, unpacker: Unpacker): Promise<Uint8Array<ArrayBuffer>> {
  if (file.from.endsWith(".lzma")) return unpacker.unpack(content);
  // Some hosts say of a .gz that it is encoded; then the browser has unpacked it.
  const isPacked = file.from.endsWith(".gz") && content[0] === 0x1f && content[1] === 0x8b;
  if (!isPacked) return content;
  const stream = new Blob([content]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function check(file: PackFile, content: Uint8Array<ArrayBuffer>): Promise<void> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (found !== file.sha256) throw new Error(`${file.path} is not what it should be`);
}

/** The headers of a file: those it came with, its policy above all, without those about the way. */
function headersOf({ path, from }: PackFile, response: Response): Headers {
  const headers = new Headers(response.headers);
  for (const name of OF_THE_WAY) headers.delete(name);
  const type = TYPES[path.slice(path.lastIndexOf(".") + 1)];
  if (type && from !== path) headers.set("Content-Type", type);
  return headers;
}

/** Wait until the service worker answers this page: only it serves the offline copy. */
async function served(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
}

function explained(error: unknown): Refused {
  if (error instanceof Refused) return error;
  console.warn(error);
  const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
  const words = isFull ? "offline-copy-full" : "offline-copy-failed";
  return new Refused(words, say(words));
}
