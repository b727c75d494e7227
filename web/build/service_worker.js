// Keeps the shell, so that pages open without network, and serves the offline copy of the game.
// Never touches /api, /ws or anybody's game. It fetches nothing that no page has asked for.

const VERSION = __VERSION__;
const BASE = new URL(registration.scope).pathname;
const SHELL = `shell ${VERSION}`;
/** How the names of the caches begin that pages fill with an offline copy. */
const OFFLINE_COPY = "offline-copy ";
/** What is put into such a cache last: one without it is not whole. */
const LIST = `${BASE}offline-copy.json`;
/** How long a page is waited for, in milliseconds, if there is another one to show. */
const PATIENCE = 5_000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.add(BASE))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const isOld = (key) => key !== SHELL && !key.startsWith(OFFLINE_COPY);
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(keys.filter(isOld).map((key) => caches.delete(key))))
      .then(() => self.clients.claim()),
  );
});

// A page tells what it has loaded before there was anybody to keep it.
self.addEventListener("message", (event) => {
  const paths = event.data.filter(lasting);
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(paths)));
});

function lasting(path) {
  const name = path.slice(BASE.length);
  return name.startsWith("assets/") || name === "favicon.svg" || name === "manifest.webmanifest";
}

/** The latest cache that holds a whole offline copy. */
async function along() {
  for (const key of (await caches.keys()).reverse()) {
    if (!key.startsWith(OFFLINE_COPY)) continue;
    const cache = await caches.open(key);
    if (await cache.match(LIST)) return cache;
  }
  return null;
}

/** The page of the offline copy, if *request* is about tables of this device: it is of the same version as their Python. */
async function ownPage(request, whole) {
  const { here } = await (await whole.match(LIST)).json();
  const path = new URL(request.url).pathname.slice(BASE.length);
  const isHere = here === "" || path === here || path.startsWith(`${here}/`);
  return isHere ? whole.match(BASE) : undefined;
}

async function page(request) {
  const whole = await along();
  const own = whole && (await ownPage(request, whole));
  if (own) return own;
  try {
    return await (whole ? fetch(request, { signal: AbortSignal.timeout(PATIENCE) }) : fetch(request));
  } catch (offline) {
    const kept = (await whole?.match(BASE)) ?? (await caches.match(BASE));
    if (kept) return kept;
    throw offline;
  }
}

async function list(request) {
  const whole = await along();
  try {
    return await (whole ? fetch(request, { signal: AbortSignal.timeout(PATIENCE) }) : fetch(request));
  } catch (offline) {
    const kept = await whole?.match(LIST);
    if (kept) return kept;
    throw offline;
  }
}

async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(SHELL);
    await cache.put(request, response.clone());
  }
  return response;
}

async function python(request) {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname === LIST) event.respondWith(list(request));
  else if (pathname.startsWith(`${BASE}offline/`)) event.respondWith(python(request));
  else if (lasting(pathname)) event.respondWith(asset(request));
});
