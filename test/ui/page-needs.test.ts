import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { features, withNeeds } from '../../src/composition/features.ts';
import { islandNeeds } from '../../src/ui/islands/island-needs.ts';
import { pagePaths, pages } from '../../src/ui/pages.ts';
import { type CodeFacts, codeFacts } from '../support/code-facts.ts';
import { importedBy } from '../support/reached.ts';
import { routeOf } from '../support/routes.ts';

/** What the code of a page says: its route's modules, its frames' and what they import. */
function codeOf(page: string): readonly CodeFacts[] {
  const { file, frames } = routeOf(page);
  return [...importedBy([file, ...frames], /^src\/ui\//)]
    .filter((module) => !/\/(?:__root|pages)\.tsx?$/.test(module))
    .map(codeFacts);
}

/** The areas of the texts that code shows: the first part of each id. */
const areasOf = (code: readonly CodeFacts[]) =>
  new Set(code.flatMap(({ textIds }) => textIds.map((id) => id.slice(0, id.indexOf('.')))));

describe('the text areas of a page', () => {
  it.each(pagePaths)('%s are those that its modules show texts of', (page) => {
    expect([...pages[page].areas].sort(), 'the areas of its row in src/ui/pages.ts').toEqual(
      [...areasOf(codeOf(page))].filter((area) => area !== 'common').sort(),
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
        .map(codeFacts);
      const areas: readonly string[] = needs.areas;
      expect([...areasOf(code)].filter((area) => !areas.includes(area))).toEqual([]);
    },
  );
});

describe('the features of a live page', () => {
  const live = pagePaths.filter((path) => pages[path].pageClass === 'live');

  it.each(live)('%s are there, all that its modules take without loading them', (page) => {
    const taken = codeOf(page).flatMap(({ got }) => got.filter((name) => Object.hasOwn(features, name)));
    const named: readonly string[] = withNeeds(['visit', ...pages[page].features]);
    expect(taken.filter((feature) => !named.includes(feature))).toEqual([]);
    expect(taken).toContain('account');
  });
});
