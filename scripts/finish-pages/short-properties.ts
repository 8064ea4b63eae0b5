const letters = 'abcdefghijklmnopqrstuvwxyz';
const name = /(?<![\w-])--[a-z][\w-]*/g;

/**
 * The same styles with custom properties of one or two letters, the most frequent ones shortest: in words they are a fiftieth of what a
 * visitor loads. Names that something beside these styles knows (`isKnownElsewhere`: markup, a script) stay as they are.
 */
export function shortProperties(css: string, isKnownElsewhere: (property: string) => boolean): string {
  const uses = new Map<string, number>();
  for (const [property] of css.matchAll(name)) uses.set(property, (uses.get(property) ?? 0) + 1);
  const kept = new Set([...uses.keys()].filter(isKnownElsewhere));
  const renamed = [...uses.keys()]
    .filter((property) => !kept.has(property))
    .sort((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0));
  const free = shortNames(renamed.length + kept.size).filter((short) => !kept.has(short));
  const shorter = new Map(renamed.map((property, place) => [property, free[place] ?? property]));
  return css.replace(name, (property) => shorter.get(property) ?? property);
}

/** `--a` to `--z`, then `--aa`, `--ba` and on. */
function shortNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, place) => {
    const more = Math.floor(place / letters.length);
    return `--${letters[place % letters.length]}${more === 0 ? '' : letters[more - 1]}`;
  });
}
