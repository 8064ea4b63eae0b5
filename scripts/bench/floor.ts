import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { attribute, Page } from '../finish-pages/html.ts';
import type { BuiltPage } from './built-pages.ts';
import { pageAsCode } from './page-as-code.ts';

/** Markers of Suspense boundaries, which plain React would not have written. */
const boundaries = /<!--\/?[$&][!?~]?-->/g;

/**
 * Copies a built site and reduces its live pages to the minimum that makes them interactive: the same HTML, hydrated by
 * React alone. No router, no container, no services. Whatever our pages cost beyond that is our own doing.
 */
export async function makeFloor(site: string, pages: readonly BuiltPage[], into: string): Promise<void> {
  rmSync(into, { recursive: true, force: true });
  cpSync(site, into, { recursive: true });
  const client = path.join(into, 'client');
  const sources = path.join(into, 'sources');
  mkdirSync(sources);
  const named = pages.map((page, index) => ({ page, name: `floor-${index}` }));
  for (const { page, name } of named) {
    const file = path.join(client, page.file);
    const { html, code } = floorOf(readFileSync(file, 'utf8'), `/assets/${name}.js`);
    writeFileSync(path.join(sources, `${name}.js`), code);
    write(file, html);
  }
  for (const { name } of named) {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: client,
        emptyOutDir: false,
        target: 'es2023',
        modulePreload: false,
        rolldownOptions: {
          input: { [name]: path.join(sources, `${name}.js`) },
          output: { entryFileNames: 'assets/[name].js' },
        },
      },
    });
    const script = path.join(client, `assets/${name}.js`);
    write(script, readFileSync(script, 'utf8'));
  }
}

function floorOf(built: string, script: string): { html: string; code: string } {
  const page = new Page(built.replace(boundaries, ''));
  const root = page.elements.find((element) => attribute(element, 'data-live-root') !== undefined);
  const container = root ?? page.named('body')[0];
  if (container === undefined) throw new Error('The page has no body');
  const code = [
    "import { createElement as h, startTransition } from 'react';",
    "import { hydrateRoot } from 'react-dom/client';",
    'const onRecoverableError = (error) => console.error(error);',
    `const container = document.querySelector('[data-live-root]') ?? document.body;`,
    `startTransition(() => { hydrateRoot(container, [${pageAsCode(container.innerSource)}], { onRecoverableError }); });`,
  ].join('\n');
  const early = page.named('script').filter((one) => attribute(one, 'src') === undefined);
  const inBody = early.filter((one) => one.start > (page.html.indexOf('</head>') ?? 0));
  const html = page.edited([
    ...page.links('modulepreload').map((link) => page.without(link)),
    ...page
      .named('script')
      .filter((one) => attribute(one, 'src') !== undefined || attribute(one, 'type') === 'importmap')
      .map((one) => page.without(one)),
    ...inBody.map((one) => page.without(one)),
    page.endOfHead(`<script type="module" async src="${script}"></script>`),
  ]);
  return { html, code };
}

function write(file: string, text: string): void {
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  rmSync(`${file}.gz`, { force: true });
}
