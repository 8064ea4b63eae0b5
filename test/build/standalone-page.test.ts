import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Assets } from '../../scripts/finish-pages/assets.ts';
import { PageFinisher } from '../../scripts/finish-pages/finish-page.ts';
import { policyHash } from '../../scripts/finish-pages/hash.ts';

const early = 'document.documentElement.dataset.theme="dark"';
const styles = '.note_aaaaa{color:red}';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'standalone-'));
  const files = {
    'bundles/pages/client/live-manifest.json': '{"src/ui/client.tsx":{"file":"assets/a.js","isEntry":true}}',
    'bundles/pages/client/live-page-files.json': '{}',
    'bundles/boot/boot-manifest.json': '{"src/ui/boot.ts":{"file":"assets/boot-1.js","isEntry":true}}',
    'bundles/boot/boot-styles.json': '{}',
    'bundles/texts/text-files.json': '{}',
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    'client/assets/live-1.css': `@font-face{font-family:Own;src:url(/assets/own.woff2)}${styles}`,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

function finished(body: string): string {
  const html =
    '<!DOCTYPE html><html lang="en" data-page-class="standalone"><head><meta charSet="utf-8"/>' +
    '<meta name="viewport" content="width=device-width"/><link rel="stylesheet" href="/assets/live-1.css"/>' +
    '<link rel="icon" href="/favicon.ico"/><link rel="modulepreload" href="/assets/a.js"/>' +
    `<meta property="og:title" content="T"/><title>T</title><script>${early}</script></head>` +
    `<body>${body}<script type="module" async="" src="/assets/a.js"></script></body></html>`;
  const assets = new Assets(path.join(folder, 'bundles'), path.join(folder, 'client'));
  return new PageFinisher(assets, false).finish('/errors/oops_500', html).html;
}

describe('an error page that any web server can show', () => {
  it('has its styles and its icon in itself, system fonts, and asks for no other file', () => {
    const html = finished('<p class="note_aaaaa">Sorry</p>');
    expect(html).toContain(styles);
    expect(html).not.toContain('@font-face');
    expect(html.match(/<link[^>]*>/g)).toEqual([
      expect.stringMatching(/^<link rel="icon" type="image\/svg\+xml" href="data:image\/svg\+xml,/),
    ]);
    expect(html).not.toMatch(/ src=|og:title|<script type="module"/);
  });

  it('allows itself its own script and styles, and nothing from elsewhere but the event it counts', () => {
    const html = finished('<p class="note_aaaaa">Sorry</p>');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const css = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src ${policyHash(early)}`,
        `style-src ${policyHash(css)}`,
        'img-src data:',
        "connect-src 'self'",
        "base-uri 'none'",
      ]),
    );
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf(`<script>${early}`));
  });

  it.each([
    '<img src="/duck.png" alt="">',
    '<img srcset="/duck.png 2x" alt="">',
    '<style>.a{background:url(/duck.png)}</style>',
  ])('fails the build, named, when it asks for another file: %s', (body) => {
    expect(() => finished(body)).toThrow('/errors/oops_500: The page asks for another file');
  });
});
