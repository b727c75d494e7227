/** Which bots to ask when nobody says: good company, the two strongest levels in turn. */
export function company(levels: readonly string[], count: number): readonly string[] {
  const best = levels.slice(-2).toReversed();
  return Array.from({ length: count }).flatMap((_, i) => best.at(i % best.length) ?? []);
}
