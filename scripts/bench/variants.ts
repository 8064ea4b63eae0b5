import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { visitorsQuality } from '../build/settings.ts';
import { nameHash } from '../finish-pages/hash.ts';
import type { BuiltPage } from './built-pages.ts';

/** A variant of the same page, for comparison. */
export interface Variant {
  readonly name: VariantName;
  readonly folder: string;
}

// What a plain page would do for its theme switch: the baseline for how quickly ours responds.
const vanilla = `document.querySelectorAll('[data-theme-switch]').forEach(function (button) {
  button.addEventListener('click', function () {
    var root = document.documentElement;
    var dark = matchMedia('(prefers-color-scheme: dark)').matches;
    var shown = root.dataset.theme || (dark ? 'dark' : 'light');
    root.dataset.theme = shown === 'dark' ? 'light' : 'dark';
  });
});
`;

/** The variants of a page, starting with the unchanged build. */
export const variantNames = ['as built', 'no script', 'external sheet', 'vanilla script'] as const;
export type VariantName = (typeof variantNames)[number];

/** Copies the built site once per variant, with some of its static pages changed. */
export function makeVariants(site: string, pages: readonly BuiltPage[], into: string): readonly Variant[] {
  rmSync(into, { recursive: true, force: true });
  const changes: Record<VariantName, ((html: string, client: string) => string) | null> = {
    'as built': null,
    'no script': withoutScripts,
    'external sheet': (html, client) => withExternalSheet(withoutScripts(html), client),
    'vanilla script': (html, client) => {
      write(client, 'assets/vanilla.js', vanilla);
      return withoutScripts(html).replace('</body>', '<script src="/assets/vanilla.js"></script></body>');
    },
  };
  return variantNames.map((name) => {
    const change = changes[name];
    if (change === null) return { name, folder: site };
    const folder = path.join(into, name.replace(/\W+/g, '-'));
    const client = path.join(folder, 'client');
    cpSync(site, folder, { recursive: true });
    for (const { file } of pages)
      write(client, file, change(readFileSync(path.join(client, file), 'utf8'), client));
    allowStyleFiles(folder);
    return { name, folder };
  });
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '');
}

function withExternalSheet(html: string, client: string): string {
  return html.replace(/<style>([\s\S]*?)<\/style>/, (_, css: string) => {
    const url = `/assets/sheet-${nameHash(css)}.css`;
    write(client, url, css);
    return `<link rel="stylesheet" href="${url}">`;
  });
}

function write(client: string, name: string, text: string): void {
  writeFileSync(path.join(client, name), text);
  // Compressed as hard as the page itself, to compare like with like.
  const params = { [constants.BROTLI_PARAM_QUALITY]: visitorsQuality };
  writeFileSync(path.join(client, `${name}.br`), brotliCompressSync(text, { params }));
  rmSync(path.join(client, `${name}.gz`), { force: true });
}

/** The policies of static pages allow no external style sheets. */
function allowStyleFiles(folder: string): void {
  const file = path.join(folder, 'headers.json');
  const table = readFileSync(file, 'utf8');
  writeFileSync(file, table.replaceAll(/style-src (?!'self')(?:'none')?/g, "style-src 'self' "));
}
