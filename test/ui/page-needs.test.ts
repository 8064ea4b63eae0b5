import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withNeeds } from '../../src/composition/features.ts';
import { islandNeeds } from '../../src/ui/islands/island-needs.ts';
import { pagePaths, pages } from '../../src/ui/pages.ts';
import { filesIn, importedBy, source } from '../support/reached.ts';

const routes = filesIn('src/ui/routes');

/** A route file's name without its ending: `_live.pro.login`. */
const nameOf = (file: string) => file.replace(/^.*\/|\.tsx$/g, '');

/** The address of what a route file shows: parts that begin with an underscore are frames only. */
function addressOf(file: string): string {
  const parts = nameOf(file).split('.');
  return `/${parts.filter((part) => !part.startsWith('_') && part !== 'index').join('/')}`;
}

/** The code of a page: its route's modules, its frames' and what they import. */
function codeOf(page: string): readonly string[] {
  const own = routes
    .filter((file) => addressOf(file) === page && !/^_[^.]*$/.test(nameOf(file)))
    .toSorted((one, other) => other.length - one.length)[0];
  if (own === undefined) throw new Error(`no route file shows ${page}`);
  const frames = routes.filter((file) => nameOf(own).startsWith(`${nameOf(file)}.`));
  return [...importedBy([own, ...frames], /^src\/ui\//)]
    .filter((file) => !/\/(?:__root|pages)\.tsx?$/.test(file))
    .map(source);
}

const found = (code: readonly string[], pattern: RegExp) =>
  new Set(code.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));

describe('the text areas of a page', () => {
  it.each(pagePaths)('%s are those that its modules show texts of', (page) => {
    expect([...pages[page].areas].sort()).toEqual(
      [...found(codeOf(page), /\bid(?:=|:\s*)["']([a-z]+)\.[\w.]+["']/g)]
        .filter((area) => area !== 'common')
        .sort(),
    );
  });

  it('are the catalogues there are, with those that every page has', () => {
    const files = readdirSync(path.resolve(import.meta.dirname, '../../src/ui/locales/en'));
    const named = new Set(['common', ...Object.values(pages).flatMap(({ areas }) => areas)]);
    expect(files.map((file) => file.replace('.po', '')).sort()).toEqual([...named].sort());
  });
});

describe('the text areas of an island', () => {
  it.each(Object.entries(islandNeeds))(
    '%s has all that its modules show, for it loads no others',
    (_, needs) => {
      const code = [...importedBy([`src/ui/islands/${needs.file}`], /^src\/ui\//)]
        .filter((file) => !/\/pages\.ts$/.test(file))
        .map(source);
      const areas: readonly string[] = needs.areas;
      const shown = found(code, /\bid(?:=|:\s*)["']([a-z]+)\.[\w.]+["']/g);
      expect([...shown].filter((area) => !areas.includes(area))).toEqual([]);
    },
  );
});

describe('the features of a live page', () => {
  const live = pagePaths.filter((path) => pages[path].pageClass === 'live');

  it.each(live)('%s are there, all that its modules take without loading them', (page) => {
    const taken = [...found(codeOf(page), /\bget\('([a-z]+)'\)/g)];
    const named: readonly string[] = withNeeds(['visit', ...pages[page].features]);
    expect(taken.filter((feature) => !named.includes(feature))).toEqual([]);
    expect(taken).toContain('account');
  });
});
