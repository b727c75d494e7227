// Keeps the shell: pages open without network and then say calmly what is missing.
// Never touches /api, /ws or anybody's game. It fetches nothing that no page has asked for.

const VERSION = __VERSION__;
const PAGE = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.add(PAGE))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(keys.filter((key) => key !== VERSION).map((key) => caches.delete(key))))
      .then(() => self.clients.claim()),
  );
});

// A page tells what it has loaded before there was anybody to keep it.
self.addEventListener("message", (event) => {
  const paths = event.data.filter(lasting);
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(paths)));
});

function lasting(path) {
  return path.startsWith("/assets/") || path === "/favicon.svg" || path === "/manifest.webmanifest";
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (offline) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw offline;
  }
}

async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(VERSION);
    await cache.put(request, response.clone());
  }
  return response;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (lasting(pathname)) event.respondWith(asset(request));
});
