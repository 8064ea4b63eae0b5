const letters = 'abcdefghijklmnopqrstuvwxyz';
const name = /(?<![\w-])--[a-z][\w-]*/g;

/**
 * The same styles with custom properties of one or two letters: in words they are a fiftieth of what a visitor loads. They are given in the
 * order in which the properties come, because a list of all of them stands at the beginning, and an alphabet packs better than the
 * shortest names for the most frequent. Names that something beside these styles knows (`isKnownElsewhere`: markup, a script) stay as they are.
 */
export function shortProperties(css: string, isKnownElsewhere: (property: string) => boolean): string {
  const properties = new Set(css.match(name));
  const kept = new Set([...properties].filter(isKnownElsewhere));
  const renamed = [...properties].filter((property) => !kept.has(property));
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
