/** What this device remembers. Private windows and full disks forget quietly. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(`fifties.${key}`);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`fifties.${key}`, JSON.stringify(value));
  } catch {
    // The seat is then kept as long as the page is open.
  }
}
