import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makers, PageKeys } from '../../scripts/render-pages/page-keys.ts';
import { importedBy } from '../support/reached.ts';

const addresses = ['/', '/de', '/404', '/de/404', '/pro/login', '/de/pro/login'];

const textFiles = {
  en: {
    hashes: { common: 'c1', home: 'h1', pro: 'p1' },
    hint: 'o1',
    live: { 'texts/common+account': 'texts-en-1.js' },
    islands: { pro: 'pro-en-1.js' },
  },
  de: {
    hashes: { common: 'c2', home: 'h2', pro: 'p2' },
    hint: 'o2',
    live: { 'texts/common+account': 'texts-de-1.js' },
    islands: { pro: 'pro-de-1.js' },
  },
};

/** What the bundlers and the step of texts write of a small site. */
const bundled = {
  'boot/boot-manifest.json': '{"src/ui/boot.ts":{"file":"assets/boot-1.js","isEntry":true}}',
  'boot/boot-styles.json': '{}',
  'pages/client/live-manifest.json':
    '{"src/ui/client.tsx":{"file":"assets/index-1.js","isEntry":true,"css":["assets/live-1.css"]}}',
  'pages/client/live-page-files.json': '{"/pro/login":"page-login"}',
  'pages/ssr/ssr-manifest.json': JSON.stringify({
    'server.ts': {
      file: 'server.js',
      isEntry: true,
      imports: ['_router.js'],
      dynamicImports: ['_tanstack-start-manifest_v'],
    },
    '_router.js': {
      file: 'assets/router.js',
      dynamicImports: ['home', '404', 'login'],
    },
    '_tanstack-start-manifest_v': { file: 'assets/_tanstack-start-manifest_v.js' },
    home: { file: 'assets/home.js', src: 'src/ui/routes/index.tsx?tsr-split=component', imports: ['_hero'] },
    '404': { file: 'assets/404.js', src: 'src/ui/routes/404.tsx?tsr-split=component' },
    login: { file: 'assets/login.js', src: 'src/ui/routes/pro.login.tsx?tsr-split=component' },
    _hero: { file: 'assets/hero.js' },
  }),
  'texts/text-files.json': JSON.stringify(textFiles),
  'pages/ssr/server.js': 'server',
  'pages/ssr/assets/router.js': 'router',
  'pages/ssr/assets/_tanstack-start-manifest_v.js': 'manifest',
  'pages/ssr/assets/home.js': 'home',
  'pages/ssr/assets/404.js': '404',
  'pages/ssr/assets/login.js': 'login',
  'pages/ssr/assets/hero.js': 'hero',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function keys(changed: Readonly<Record<string, string>> = {}): readonly string[] {
  for (const [name, content] of Object.entries({ ...bundled, ...changed })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  const made = new PageKeys(folder);
  return addresses.map((address) => made.of(address));
}

/** The pages that a change makes the next build render again. */
function renderedAfter(changed: Readonly<Record<string, string>>): readonly string[] {
  const before = keys();
  const after = keys(changed);
  return addresses.filter((_, index) => before[index] !== after[index]);
}

describe('the pages that are rendered again', () => {
  it('are none when nothing has changed, and each page is made from something of its own', () => {
    expect(renderedAfter({})).toEqual([]);
    expect(new Set(keys()).size).toBe(addresses.length);
  });

  it.each([
    [
      'every page shows',
      { hashes: { ...textFiles.de.hashes, common: 'new' } },
      ['/de', '/de/404', '/de/pro/login'],
    ],
    ['only home shows', { hashes: { ...textFiles.de.hashes, home: 'new' } }, ['/de']],
    ['live pages load', { live: { 'texts/common+account': 'texts-de-2.js' } }, ['/de/pro/login']],
    ['islands load', { islands: { pro: 'pro-de-2.js' } }, ['/de', '/de/404']],
    ['pages in other languages offer it with', { hint: 'new' }, addresses],
  ])('are those of a locale that show or name its changed texts: those that %s', (_, changed, pages) => {
    const texts = { ...textFiles, de: { ...textFiles.de, ...changed } };
    expect(renderedAfter({ 'texts/text-files.json': JSON.stringify(texts) })).toEqual(pages);
  });

  it.each([
    ['pages/ssr/assets/404.js', ['/404', '/de/404']],
    ['pages/ssr/assets/login.js', ['/pro/login', '/de/pro/login']],
    ['pages/ssr/assets/hero.js', ['/', '/de']],
  ])('are those that %s is in', (file, pages) => {
    expect(renderedAfter({ [file]: 'new' })).toEqual(pages);
  });

  it.each(['pages/ssr/server.js', 'pages/ssr/assets/router.js'])('are all after a change in %s', (file) => {
    expect(renderedAfter({ [file]: 'new' })).toEqual(addresses);
  });

  it('are the static ones when the boot script or an island is another', () => {
    expect(renderedAfter({ 'boot/boot-manifest.json': '{}' })).toEqual(['/', '/de', '/404', '/de/404']);
    expect(renderedAfter({ 'boot/boot-styles.json': '{"/assets/island-a.js":[]}' })).toEqual([
      '/',
      '/de',
      '/404',
      '/de/404',
    ]);
  });

  it('are the live ones when a script of theirs is another, and all when a style sheet is', () => {
    const live = bundled['pages/client/live-manifest.json'];
    expect(
      renderedAfter({ 'pages/client/live-manifest.json': live.replace('index-1.js', 'index-2.js') }),
    ).toEqual(['/pro/login', '/de/pro/login']);
    expect(renderedAfter({ 'pages/ssr/assets/_tanstack-start-manifest_v.js': 'new' })).toEqual([
      '/pro/login',
      '/de/pro/login',
    ]);
    expect(
      renderedAfter({ 'pages/client/live-manifest.json': live.replace('live-1.css', 'live-2.css') }),
    ).toEqual(addresses);
  });
});

/** What the page worker imports although no byte of a page depends on it. */
const withoutEffect: readonly string[] = [
  // Which addresses there are, and when each changed last.
  'src/domain/comparison/comparison.ts',
  'src/domain/comparison/sources.ts',
  'src/domain/jobs/job.ts',
  'src/server/content/read-post.ts',
  'src/ui/components/company/open-roles.ts',
  'src/ui/components/updates/updates.ts',
  // The names of files, and headers.
  'src/contract/reports.ts',
  'src/server/site/page-table.ts',
  'src/server/site/security-headers.ts',
];

describe('the code that makes pages', () => {
  it('makes all pages anew when it changes: what the page worker imports is in the rendering bundle or among the makers', () => {
    const worker = importedBy(
      ['scripts/render-pages/page-worker.ts'],
      /^(?:src|scripts)\/(?!composition\/features\/)/,
    );
    const ofEveryPage = importedBy(
      ['src/ui/router.tsx', 'src/ui/routes/__root.tsx'],
      /^src\/(?!ui\/routes\/(?!__root\.))/,
    );
    const isCovered = (file: string) =>
      makers.some((maker) => file === maker || file.startsWith(`${maker}/`)) || ofEveryPage.has(file);
    expect([...worker].filter((file) => !isCovered(file)).sort()).toEqual([...withoutEffect].sort());
  });
});

describe('a page of another site environment', () => {
  it('is another page', () => {
    const before = keys();
    process.env['VITE_AUTH_URL'] = 'https://auth.example';
    try {
      expect(keys().filter((key, index) => key === before[index])).toEqual([]);
    } finally {
      delete process.env['VITE_AUTH_URL'];
    }
  });
});
