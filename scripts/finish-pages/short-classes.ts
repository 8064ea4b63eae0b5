import postcss from 'postcss';

// Without the `a`: content blockers hide elements with names such as `ad`.
const letters = 'bcdefghijklmnopqrstuvwxyz';
/** A class in a selector; text in brackets or quotes is skipped. */
const className = /\[[^\]]*\]|"[^"]*"|\.([a-z][\w-]*)/gi;

/**
 * Styles with shorter class names, and each class's new name; a class that is missing there has no rule and no other
 * reader.
 */
export interface ShortClasses {
  readonly css: string;
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Renames classes to one or two letters, the most frequent ones shortest: the bundler's names are unique across the
 * whole site, which a page with its own styles does not need. Names that a script knows (`isKnownElsewhere`) stay.
 */
export function shortClasses(css: string, isKnownElsewhere: (name: string) => boolean): ShortClasses {
  const root = postcss.parse(css);
  const uses = new Map<string, number>();
  root.walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(className))
      if (name !== undefined) uses.set(name, (uses.get(name) ?? 0) + 1);
  });
  const kept = new Set([...uses.keys()].filter(isKnownElsewhere));
  const renamed = [...uses.keys()]
    .filter((name) => !kept.has(name))
    .sort((one, other) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0));
  const free = shortNames(renamed.length + kept.size).filter((name) => !kept.has(name));
  const names = new Map([
    ...[...kept].map((name) => [name, name] as const),
    ...renamed.map((name, place) => [name, free[place] ?? name] as const),
  ]);
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(className, (text, name?: string) =>
      name === undefined ? text : `.${names.get(name)}`,
    );
  });
  return { css: root.toString(), names };
}

/** `b` to `z`, then `bb`, `cb` and so on. */
function shortNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, place) => {
    const more = Math.floor(place / letters.length);
    return `${letters[place % letters.length]}${more === 0 ? '' : letters[more - 1]}`;
  });
}
