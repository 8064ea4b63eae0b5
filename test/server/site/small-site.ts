import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import { readBuiltSite } from '../../../src/server/site/built-site.ts';
import { siteFiles } from '../../../src/server/site/site-files.ts';

export const folder = mkdtempSync(path.join(tmpdir(), 'site-files-'));
export const root = path.join(folder, 'client');
export const policy = "default-src 'none'; script-src 'self' 'sha256-abc'; style-src 'sha256-def'";

/** Writes a small built site for the tests of the file that calls this, and removes it after them. */
export function withSmallSite(): void {
  beforeAll(() => {
    const files: Record<string, string | Uint8Array> = {
      'index.html': '<h1>Home</h1>',
      'index.html.br': brotliCompressSync('<h1>Home</h1>'),
      'start.html': '<h1>Start</h1>',
      'de/start.html': '<h1>Anfang</h1>',
      'pro.html': '<h1>Pro</h1>',
      'de/pro.html': '<h1>Pro</h1>',
      'hiring.html': '<h1>Hiring</h1>',
      'de/404.html': '<h1>Nicht gefunden</h1>',
      '404.html': '<h1>Not found</h1>',
      'assets/boot-abc123.js': 'boot()',
      'assets/speculation-abc.json': '{}',
      'mark.svg': '<svg/>',
      _headers: '/*',
    };
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), content);
    }
    writeFileSync(path.join(folder, 'secret.txt'), 'secret');
    writeFileSync(
      path.join(folder, 'headers.json'),
      JSON.stringify({
        classes: { static: "default-src 'none'; script-src 'self' {scripts}; style-src {styles}" },
        hashes: ["'sha256-abc'", "'sha256-def'"],
        kinds: [{ pageClass: 'static', scripts: [0], styles: [1] }],
        pages: {
          '/': 0,
          '/404': 0,
          '/de/404': 0,
          '/de/pro': 0,
          '/de/start': 0,
          '/hiring': 0,
          '/pro': 0,
          '/start': 0,
        },
        notFound: { en: '/404', de: '/de/404' },
        speculationRules: '/assets/speculation-abc.json',
      }),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));
}

export function get(url: string, headers: Record<string, string> = {}, https = true) {
  return siteFiles({ built: readBuiltSite(root), https }).request(url, { headers });
}
