/** What devices may or may not have: a screen that can be kept on, and a vibration motor. */

import { untrack } from "svelte";

import { prefersStill } from "./preferences.svelte.ts";

/** Keep the screen on while a game is on; returns how to stop. Quietly does nothing where it cannot. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const ask = async (): Promise<void> => {
    if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (!wanted) await lock?.release();
  };
  const again = (): void => void ask();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}

/** A short buzz for something that is also seen and heard. */
export function buzz(pattern: number | number[] = 30): void {
  if (untrack(prefersStill)) return;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
