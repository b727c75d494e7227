/** Keeps a snapshot of Python's memory beside the files it was made from: a page that is loaded again starts from it. */

import type { Snapshot } from "./python.ts";

/** As pages name the caches of offline copies. */
const OFFLINE_COPY = "offline-copy ";
const NAME = "snapshot.bin";
const LAYOUT = "Layout";
/** How many times the room of a snapshot has to be left for it to be kept: games come first. */
const ROOM = 4;

/** Where functions lie depends on what the browser can do, too. */
function headerOf(layout: string): string {
  return `${layout} ${navigator.userAgent}`;
}

/** The snapshot of the Python whose files are there, if this browser has made one. */
export async function findSnapshot(files: string): Promise<Snapshot | null> {
  const kept = await caches.match(files + NAME);
  const header = kept?.headers.get(LAYOUT) ?? "";
  const layout = header.split(" ", 2).join(" ");
  if (!kept || header !== headerOf(layout)) return null;
  return { memory: new Uint8Array(await kept.arrayBuffer()), layout };
}

/** Keep a snapshot for as long as the files it was made from, unless there is little room. */
export async function keepSnapshot(files: string, { memory, layout }: Snapshot): Promise<void> {
  // Not every browser says how much room there is; one that has too little refuses.
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota - usage < ROOM * memory.length) return;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    if (!name.startsWith(OFFLINE_COPY) || !(await cache.match(`${files}pyodide.mjs`))) continue;
    await cache.put(files + NAME, new Response(memory, { headers: { [LAYOUT]: headerOf(layout) } }));
  }
}

/** Forget a snapshot that did not start. */
export async function removeSnapshot(files: string): Promise<void> {
  for (const name of await caches.keys()) await (await caches.open(name)).delete(files + NAME);
}
