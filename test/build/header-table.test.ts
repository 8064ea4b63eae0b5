import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { headerTable } from '../../scripts/finish-pages/header-table.ts';
import type { PolicyFacts } from '../../scripts/finish-pages/page-parts.ts';
import { staticHostHeaders } from '../../scripts/finish-pages/static-host-headers.ts';
import { localeTags, pathIn } from '../../src/domain/locale/locale.ts';
import { namedMediaTypes } from '../../src/server/site/media-type.ts';
import { readPageTable } from '../../src/server/site/page-table.ts';

const facts = (pageClass: PolicyFacts['pageClass'], scripts: string[], styles: string[]): PolicyFacts => ({
  pageClass,
  scripts: scripts.map((name) => `'sha256-${name}'`),
  styles: styles.map((name) => `'sha256-${name}'`),
  styleFiles: pageClass === 'live',
  dataImages: false,
});

/** Sixty pages in each locale; every fifth is live. */
const many = new Map(
  localeTags.flatMap((locale) =>
    Array.from({ length: 60 }, (_, index) => [
      pathIn(locale, index === 0 ? '/404' : `/page-${index}`),
      index % 5 === 1
        ? facts('live', ['paint', `map-${locale}`, `start-${index}`], [])
        : facts('static', ['paint'], [`style-${index}`]),
    ]),
  ),
);
const table = headerTable(many, '/assets/speculation-1.json');

/** The table as the server reads it. */
function served() {
  const folder = mkdtempSync(path.join(tmpdir(), 'headers-'));
  try {
    writeFileSync(path.join(folder, 'headers.json'), JSON.stringify(table));
    return readPageTable(path.join(folder, 'client'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const sources = (policy: string, directive: string) =>
  new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ');

describe('the table of pages that the server reads', () => {
  it('allows a class the style sheet and the inline image that a single one of its pages has', () => {
    const plain = facts('static', [], []);
    const { classes } = headerTable(
      new Map([
        ['/', plain],
        ['/sheet', { ...plain, styleFiles: true }],
        ['/image', { ...plain, dataImages: true }],
        ['/pro/login', { ...facts('live', [], []), styleFiles: false }],
      ]),
      '/assets/speculation-1.json',
    );
    expect(sources(classes['static'] ?? '', 'style-src')).toContain("'self'");
    expect(sources(classes['static'] ?? '', 'img-src')).toEqual(["'self'", 'data:']);
    expect(sources(classes['live'] ?? '', 'style-src')).not.toContain("'self'");
    expect(sources(classes['live'] ?? '', 'img-src')).toEqual(["'self'"]);
  });
  it('gives each page the policy of its class with the hashes of its own, and no others', () => {
    const { pages } = served();
    expect(pages.size).toBe(60 * localeTags.length);
    const about = pages.get('/de/page-2');
    expect(about?.file).toBe('de/page-2.html');
    expect(sources(about?.policy ?? '', 'script-src')).toEqual(["'self'", "'sha256-paint'"]);
    expect(sources(about?.policy ?? '', 'style-src')).toEqual(["'sha256-style-2'"]);
    const live = pages.get('/de/page-1')?.policy ?? '';
    expect(sources(live, 'script-src')).toEqual([
      "'self'",
      "'sha256-paint'",
      "'sha256-map-de'",
      "'sha256-start-1'",
    ]);
    expect(sources(live, 'style-src')).toEqual(["'self'"]);
    for (const { policy } of pages.values()) {
      expect(policy).toMatch(/^default-src 'none'.*require-trusted-types-for 'script'/);
      expect(policy).not.toMatch(/unsafe|[{}]/);
    }
  });

  it('names the page of each locale that says that nothing is there', () => {
    expect(served().notFound).toEqual(
      Object.fromEntries(localeTags.map((locale) => [locale, pathIn(locale, '/404')])),
    );
  });

  it('writes every hash down once', () => {
    expect(new Set(table.hashes).size).toBe(table.hashes.length);
    expect(table.kinds.length).toBeLessThan(many.size / 2);
  });
});

describe('the headers for hosts without our server', () => {
  const blocks = staticHostHeaders('/assets/speculation-1.json', [])
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n  '));
  /** What a host sends at an address: every rule that matches. */
  const sent = (address: string) => {
    const headers = new Map<string, string>();
    for (const [pattern = '', ...lines] of blocks) {
      if (!new RegExp(`^${pattern.replace('*', '.*')}$`).test(address)) continue;
      for (const line of lines) {
        const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? [];
        headers.set(name, [headers.get(name), value].filter((part) => part !== undefined).join(', '));
      }
    }
    return headers;
  };

  it('are one rule for all pages, whichever they are', () => {
    // A file whose ending does not say what it is, is no page.
    const ofPages = blocks.filter(([pattern = '']) => !Object.hasOwn(namedMediaTypes, pattern.slice(1)));
    expect(ofPages.map(([pattern]) => pattern)).toEqual(['/*', '/assets/*', '/assets/speculation-1.json']);
  });

  it('forbid all that the server forbids, and leave scripts and styles to what the page says', () => {
    const policy = sent('/page-2').get('Content-Security-Policy') ?? '';
    expect(policy).not.toMatch(/unsafe|default-src|(?:script|style)-src |sha256/);
    for (const { policy: ofServer } of served().pages.values())
      for (const directive of ofServer.split('; ')) {
        if (/^(?:default|script|style|img)-src/.test(directive)) continue;
        expect(policy.split('; ')).toContain(directive);
      }
    expect(sources(policy, 'img-src')).toEqual(["'self'", 'data:']);
    // What a page shows over another is the site's own, and says itself that it may.
    expect(sources(policy, 'frame-src')).toEqual(["'self'"]);
    for (const kind of ['child', 'media', 'object', 'worker'])
      expect(sources(policy, `${kind}-src`)).toEqual(["'none'"]);
  });

  it('are refused when a line is longer than hosts take', () => {
    const many = Array.from({ length: 80 }, (_, index) => `https://service-${index}.example`);
    expect(() => staticHostHeaders('/assets/speculation-1.json', many)).toThrow(/2\d{3} characters/);
  });

  it('say the rest once for all', () => {
    expect(sent('/de/page-1').get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
    expect(staticHostHeaders('/assets/speculation-1.json', [], true)).toContain('includeSubDomains; preload');
    expect(sent('/page-2').get('Speculation-Rules')).toBe('"/assets/speculation-1.json"');
    expect(sent('/assets/boot-1.js').get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(sent('/assets/speculation-1.json').get('Content-Type')).toBe('application/speculationrules+json');
  });
});
