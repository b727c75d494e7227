/** At which table the coach sits with us. It lasts as long as the browser's tab, also over a refresh. */

const KEY = "fifties.coach";

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(code: string | null): void {
  try {
    if (code === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, code);
  } catch {
    // The coach then stays until the page is loaded again.
  }
}

let table = $state<string | null>(kept());

/** Whether the coach is at the table of *code*. */
export function coached(code: string): boolean {
  return table === code;
}

export function startCoach(code: string): void {
  table = code;
  keep(code);
}

export function stopCoach(): void {
  table = null;
  keep(null);
}
