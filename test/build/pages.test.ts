import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { describe, expect, it } from 'vitest';
import { membersOf } from '../../scripts/build/page-families.ts';
import { pageAddresses, pagesOfRouteFile } from '../../scripts/build/pages.ts';
import { routeFiles } from '../../scripts/build/route-files.mjs';
import { root } from '../../scripts/setup/paths.mjs';
import { localeTags, pathIn, pseudoLocale, publicLocales } from '../../src/domain/locale/locale.ts';
import { pagePaths, pages } from '../../src/ui/pages.ts';

const forVisitors = pagePaths
  .filter((path) => !('developersOnly' in pages[path]))
  .flatMap((path) => membersOf(path));

describe('the pages that are rendered at build time', () => {
  it('come in every locale, the made-up one only for developers', () => {
    const paths = pageAddresses({ pseudo: true, siteEnv: 'production' });
    expect(paths).toHaveLength(localeTags.length * forVisitors.length);
    expect(new Set(paths).size).toBe(paths.length);
    for (const locale of localeTags) expect(paths).toContain(pathIn(locale, '/pro/login'));
    const offered = pageAddresses({ pseudo: false, siteEnv: 'production' });
    expect(offered).toHaveLength(publicLocales.length * forVisitors.length);
    expect(offered).not.toContain(pathIn(pseudoLocale, '/'));
  });

  it('are for developers in English only, and not in production', () => {
    const local = pageAddresses({ pseudo: true, siteEnv: 'local' });
    expect(local).toContain('/dev/components');
    expect(local).not.toContain('/de/dev/components');
    expect(local).not.toContain(pathIn(pseudoLocale, '/dev/components'));
    expect(pageAddresses({ pseudo: true, siteEnv: 'staging' })).toContain('/dev/components');
    expect(pageAddresses({ pseudo: true, siteEnv: 'production' })).not.toContain('/dev/components');
  });
});

describe('the router’s table', () => {
  it('has the routes for developers, except in production, where no bundle can reach their code', async () => {
    expect(await routeTree('local')).toContain('routes/dev.components');
    const production = await routeTree('production');
    expect(production).toContain('routes/_live.pro.login');
    expect(production).not.toMatch(/dev\b/);
  });
});

/** The route tree as a build for this site writes it. */
async function routeTree(siteEnv: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mallard-routes-'));
  try {
    await cp(path.join(root, 'src/ui/routes'), path.join(folder, 'routes'), { recursive: true });
    const files = routeFiles(siteEnv);
    const config = getConfig(
      {
        ...files,
        routesDirectory: path.join(folder, files.routesDirectory),
        generatedRouteTree: path.join(folder, files.generatedRouteTree),
        target: 'react',
        disableLogging: true,
      },
      folder,
    );
    await new Generator({ config, root: folder }).run();
    return await readFile(config.generatedRouteTree, 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('the pages that a route file is needed for', () => {
  const file = (name: string) => `/home/mallard/src/ui/routes/${name}.tsx?tsr-split=component`;

  it('is its own one', () => {
    expect(pagesOfRouteFile(file('index'))).toEqual([pages['/']]);
    expect(pagesOfRouteFile(file('404'))).toEqual([pages['/404']]);
    expect(pagesOfRouteFile(file('pro.index'))).toEqual([pages['/pro']]);
    expect(pagesOfRouteFile('src/ui/routes/_live.pro.login.tsx')).toEqual([pages['/pro/login']]);
  });

  it('are all below it, when it is the root or a frame', () => {
    expect(pagesOfRouteFile(file('__root'))).toHaveLength(pagePaths.length);
    const below = pagePaths.filter((path) => /^\/subscriptions(?:\/|$)/.test(path));
    expect(below).toContain('/subscriptions/welcome/stripe');
    expect(pagesOfRouteFile(file('subscriptions'))).toEqual(below.map((path) => pages[path]));
    expect(pagesOfRouteFile(file('pro'))).toContain(pages['/pro']);
    expect(pagesOfRouteFile(file('pro'))).not.toContain(pages['/']);
  });
});
