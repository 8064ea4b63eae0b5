import postcss from 'postcss';

// Without the `a`: lists of content blockers hide whatever is called `ad`.
const letters = 'bcdefghijklmnopqrstuvwxyz';
/** A class in a selector; what stands in brackets or quotes is none. */
const className = /\[[^\]]*\]|"[^"]*"|\.([a-z][\w-]*)/gi;

/** Styles with shorter names of classes, and what each class is called now; a class that is not in it has no rule and no other reader. */
export interface ShortClasses {
  readonly css: string;
  readonly names: ReadonlyMap<string, string>;
}

/**
 * The same styles with classes of one or two letters, the most frequent ones shortest: the bundler's names tell a class from those of
 * the whole site, which a page that carries its own styles has no need of. Names that a script knows (`isKnownElsewhere`) stay.
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

/** `b` to `z`, then `bb`, `cb` and on. */
function shortNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, place) => {
    const more = Math.floor(place / letters.length);
    return `${letters[place % letters.length]}${more === 0 ? '' : letters[more - 1]}`;
  });
}
