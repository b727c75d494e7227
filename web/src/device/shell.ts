/** Lets the page open again without network, where browsers allow it: not on plain http in a LAN. */

async function keep(): Promise<void> {
  await navigator.serviceWorker.register("/service-worker.js");
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  active?.postMessage(loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname));
}

/** Keep what this page is made of. */
export function keepShell(): void {
  if (!("serviceWorker" in navigator)) return;
  const begin = (): void => void keep().catch(() => undefined);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
}
