/** At which table the coach sits with us, and how. It lasts as long as the browser's tab, also over a refresh. */

/** In a lesson the coach speaks by itself; at hand, only when asked. */
export type CoachMode = "lesson" | "at-hand";

interface Seat {
  readonly code: string;
  readonly how: CoachMode;
}

const KEY = "fifties.coach";

function kept(): Seat | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Seat | null;
  } catch {
    return null;
  }
}

function keep(seat: Seat | null): void {
  try {
    if (seat === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(seat));
  } catch {
    // The coach then stays until the page is loaded again.
  }
}

let coach = $state.raw<Seat | null>(kept());

/** How the coach sits at the table of *code*, if it does. */
export function coachAt(code: string): CoachMode | null {
  return coach?.code === code ? coach.how : null;
}

export function startCoach(code: string, how: CoachMode): void {
  coach = { code, how };
  keep(coach);
}

export function stopCoach(): void {
  coach = null;
  keep(null);
}
