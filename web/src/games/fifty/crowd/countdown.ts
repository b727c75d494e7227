/** The close of choosing at a party. */

/** From here on the seconds themselves are what all look at and listen to. */
const LAST_SECONDS = 10;

/** Whether choosing closes in so few *seconds*; `null` if it does not close. */
export function isClosing(seconds: number | null): seconds is number {
  return seconds !== null && seconds <= LAST_SECONDS;
}
