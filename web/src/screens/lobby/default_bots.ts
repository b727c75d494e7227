/** Which bots to ask when nobody says: good company, those of the middle level and its neighbours in turn. */
export function defaultBots(levels: readonly string[], count: number): readonly string[] {
  const middle = Math.floor(levels.length / 2);
  const good = [middle, middle - 1, middle + 1].flatMap((i) => levels[i] ?? []);
  return Array.from({ length: count }).flatMap((_, i) => good.at(i % good.length) ?? []);
}
