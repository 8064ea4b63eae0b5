import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagePaths, prerenderedPages } from '../../scripts/build/pages.ts';
import { localeTags, pathIn, pseudoLocale, publicLocales } from '../../src/domain/locale/locale.ts';

const routes = path.resolve(import.meta.dirname, '../../src/ui/routes');

/** The paths of the route files that show a page; a file without `pageClass` is a frame around others. */
function routePaths(): string[] {
  return readdirSync(routes)
    .map((file) => readFileSync(path.join(routes, file), 'utf8'))
    .filter((code) => /pageClass: '(?:static|live)'/.test(code))
    .map((code) => /createFileRoute\('([^']+)'\)/.exec(code)?.[1] ?? '')
    .map((route) => route.replace(/(?<=.)\/$/, ''));
}

describe('the pages that are rendered at build time', () => {
  it('are all routes, each once: a route that is forgotten here has no page', () => {
    expect([...pagePaths].sort()).toEqual(routePaths().sort());
  });

  it('come in every locale, the made-up one only for developers', () => {
    const paths = prerenderedPages({ pseudo: true }).map(({ path }) => path);
    expect(paths).toHaveLength(localeTags.length * pagePaths.length);
    expect(new Set(paths).size).toBe(paths.length);
    for (const locale of localeTags) expect(paths).toContain(pathIn(locale, '/pro/login'));
    const offered = prerenderedPages({ pseudo: false }).map(({ path }) => path);
    expect(offered).toHaveLength(publicLocales.length * pagePaths.length);
    expect(offered).not.toContain(pathIn(pseudoLocale, '/'));
  });
});
