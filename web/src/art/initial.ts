/** The letter that stands inside a player's mark. */

/** A letter that no sign behind it can change: most names begin with one. */
const PLAIN = /^[!-\u024f](?![\u0300-\u036f\u200d\u20e3\ufe0f])/;

/** The first letter of *name*, as people see it. */
export function initialOf(name: string): string {
  const trimmed = name.trim();
  // A browser takes longer to fetch its knowledge of all letters than to draw the lobby.
  if (PLAIN.test(trimmed)) return trimmed.charAt(0).toLocaleUpperCase();
  // Older browsers cannot tell where a letter ends; a part of one is better than none.
  if (!("Segmenter" in Intl)) return ([...trimmed][0] ?? "").toLocaleUpperCase();
  const [first] = new Intl.Segmenter().segment(trimmed);
  return first?.segment.toLocaleUpperCase() ?? "";
}
