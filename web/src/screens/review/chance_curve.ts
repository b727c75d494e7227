/** The geometry of the curve of chances to win. */

/** A moment of the game at which everybody's chance to win is known. */
export interface ChanceMoment {
  /** The frame of the replay. */
  readonly at: number;
  /** What has just happened, in words. */
  readonly label: string;
  /** By seat, from 0 to 1. */
  readonly chances: readonly number[];
}

export interface Box {
  readonly width: number;
  readonly height: number;
  /** Room for the scale, on the left. */
  readonly margin: number;
}

export const xOf = (at: number, last: number, { width, margin }: Box): number =>
  margin + ((width - margin - 8) * at) / Math.max(1, last);

export const yOf = (chance: number, { height }: Box): number => 8 + (height - 16) * (1 - chance);

/** The line of a seat through all moments. */
export function pathOf(moments: readonly ChanceMoment[], seat: number, last: number, box: Box): string {
  return moments
    .map(({ at, chances }, i) => `${i ? "L" : "M"}${xOf(at, last, box).toFixed(1)} ${yOf(chances[seat] ?? 0, box).toFixed(1)}`)
    .join("");
}

/** Which moment was the last one when frame *at* was shown. */
export function momentAt(moments: readonly ChanceMoment[], at: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.at <= at),
  );
}
