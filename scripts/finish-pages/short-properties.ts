const letters = 'abcdefghijklmnopqrstuvwxyz';
const name = /(?<![\w-])--[a-z][\w-]*/g;

/**
 * Renames custom properties to one or two letters: as words they are a fiftieth of what a visitor loads. Names are
 * assigned in order of appearance: a list of all properties is at the beginning, and an alphabet compresses better than
 * giving the shortest names to the most frequent. Names known elsewhere (`isKnownElsewhere`: in markup or a script)
 * stay.
 */
export function shortProperties(css: string, isKnownElsewhere: (property: string) => boolean): string {
  const properties = new Set(css.match(name));
  const kept = new Set([...properties].filter(isKnownElsewhere));
  const renamed = [...properties].filter((property) => !kept.has(property));
  const free = shortNames(renamed.length + kept.size).filter((short) => !kept.has(short));
  const shorter = new Map(renamed.map((property, place) => [property, free[place] ?? property]));
  return css.replace(name, (property) => shorter.get(property) ?? property);
}

/** `--a` to `--z`, then `--aa`, `--ba` and so on. */
function shortNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, place) => {
    const more = Math.floor(place / letters.length);
    return `--${letters[place % letters.length]}${more === 0 ? '' : letters[more - 1]}`;
  });
}
