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

/** Where moment *which* lies, counted from 0, of so many; all are as far apart. */
export const xOf = (which: number, count: number, { width, margin }: Box): number =>
  margin + ((width - margin - 8) * which) / Math.max(1, count - 1);

/** How many moments were over when frame *at* was shown, with a share of the one that was under way. */
export function momentsBy(moments: readonly ChanceMoment[], at: number): number {
  const which = momentAt(moments, at);
  const [from, to] = [moments[which]?.at ?? 0, moments[which + 1]?.at ?? Infinity];
  // Two moments may share a frame, and a game that branched off another one has frames before its first moment.
  return to > from ? which + Math.max(0, at - from) / (to - from) : which;
}

export const yOf = (chance: number, { height }: Box): number => 8 + (height - 16) * (1 - chance);

/** The line of a seat through all moments. */
export function pathOf(moments: readonly ChanceMoment[], seat: number, count: number, box: Box): string {
  return moments
    .map(({ chances }, i) => `${i ? "L" : "M"}${xOf(i, count, box).toFixed(1)} ${yOf(chances[seat] ?? 0, box).toFixed(1)}`)
    .join("");
}

/** Which moment was the last one when frame *at* was shown. */
export function momentAt(moments: readonly ChanceMoment[], at: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.at <= at),
  );
}
