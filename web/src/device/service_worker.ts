/** Lets the page open again without network, where browsers allow it: not on plain http in a LAN. */

import { onSite, tableHost } from "../router.svelte.ts";

async function keep(): Promise<void> {
  const registration = await navigator.serviceWorker.register(onSite ? "service-worker.js" : "/service-worker.js");
  // A new version clears away what the one before it has kept, this page's files included.
  registration.addEventListener("updatefound", () => tell(registration.installing));
  tell((await navigator.serviceWorker.ready).active);
  // The offline copy is updated when there is a new version; a host on this device starts first.
  if (tableHost() === "server" && (await caches.keys()).some((name) => name.startsWith("offline-copy "))) {
    await (await import("../device_host/offline_copy.svelte.ts")).offlineCopy.update();
  }
}

/** Tell a worker what this page has loaded. */
function tell(worker: ServiceWorker | null): void {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  worker?.postMessage(loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname));
}

/** Keep what this page is made of. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const begin = (): void => void keep().catch(() => undefined);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
}
