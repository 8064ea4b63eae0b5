import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagePaths, pages } from '../../src/ui/pages.ts';
import { filesIn, importedBy, source } from '../support/reached.ts';

const routes = filesIn('src/ui/routes');

/** The areas of all texts in the modules of a page: its route's, its frames', and what they import. */
function areasShown(page: string): readonly string[] {
  const own = `src/ui/routes${page === '/' ? '/index' : page.replaceAll('/', '.').replace('.', '/')}`;
  const files = routes.filter(
    (file) => file.replace(/(?:\.index)?\.tsx$/, '').replace('/_live.', '/') === own,
  );
  const parts = page.slice(1).split('/');
  const frames = parts
    .slice(0, -1)
    .map((_, index) => `src/ui/routes/${parts.slice(0, index + 1).join('.')}.tsx`);
  // A frame without a path of its own is named at the start of the files that stand in it.
  if (files.some((file) => file.includes('/_live.'))) frames.push('src/ui/routes/_live.tsx');
  const ids = [...importedBy([...files, ...frames.filter((file) => routes.includes(file))], /^src\/ui\//)]
    .filter((file) => !/\/(?:__root|pages)\.tsx?$/.test(file))
    .flatMap((file) => [...source(file).matchAll(/\bid(?:=|:\s*)["']([a-z]+)\.[\w.]+["']/g)])
    .map(([, area = '']) => area);
  return [...new Set(ids)].filter((area) => area !== 'common').sort();
}

describe('the text areas of a page', () => {
  it.each(pagePaths)('%s are those that its modules show texts of', (page) => {
    expect([...pages[page].areas].sort()).toEqual(areasShown(page));
  });

  it('are the catalogues there are, with those that every page has', () => {
    const files = readdirSync(path.resolve(import.meta.dirname, '../../src/ui/locales/en'));
    const named = new Set(['common', ...Object.values(pages).flatMap(({ areas }) => areas)]);
    expect(files.map((file) => file.replace('.po', '')).sort()).toEqual([...named].sort());
  });
});
