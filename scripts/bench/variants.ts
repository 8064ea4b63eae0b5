import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The same page made in another way, to compare with. */
export interface Variant {
  readonly name: string;
  readonly folder: string;
}

// What a plain page would do for its theme switch: the yardstick for how soon ours answers.
const vanilla = `document.querySelectorAll('[data-theme-switch]').forEach(function (button) {
  button.addEventListener('click', function () {
    var root = document.documentElement;
    var dark = matchMedia('(prefers-color-scheme: dark)').matches;
    var shown = root.dataset.theme || (dark ? 'dark' : 'light');
    root.dataset.theme = shown === 'dark' ? 'light' : 'dark';
  });
});
`;

/** Copies the built site next to itself, once for each way, with its home page changed. */
export function makeVariants(dist: string, into: string): readonly Variant[] {
  rmSync(into, { recursive: true, force: true });
  const variant = (name: string, change: (html: string, client: string) => string): Variant => {
    const folder = path.join(into, name.replace(/\W+/g, '-'));
    const client = path.join(folder, 'client');
    cpSync(dist, folder, { recursive: true });
    const html = change(readFileSync(path.join(client, 'index.html'), 'utf8'), client);
    write(client, 'index.html', html);
    allow(folder, html);
    return { name, folder };
  };
  return [
    { name: 'as built', folder: dist },
    variant('no script', withoutScripts),
    variant('external sheet', (html, client) => withExternalSheet(withoutScripts(html), client)),
    variant('vanilla script', (html, client) => {
      write(client, 'assets/vanilla.js', vanilla);
      return withoutScripts(html).replace('</body>', '<script src="/assets/vanilla.js"></script></body>');
    }),
  ];
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '');
}

function withExternalSheet(html: string, client: string): string {
  return html.replace(/<style>([\s\S]*?)<\/style>/, (_, css: string) => {
    write(client, 'assets/sheet.css', css);
    return '<link rel="stylesheet" href="/assets/sheet.css">';
  });
}

function write(client: string, name: string, text: string): void {
  writeFileSync(path.join(client, name), text);
  writeFileSync(path.join(client, `${name}.br`), brotliCompressSync(text));
  rmSync(path.join(client, `${name}.gz`), { force: true });
}

/** Puts the hash of what is left inline into the home page's policy. */
function allow(folder: string, html: string): void {
  const file = path.join(folder, 'headers.json');
  const table = JSON.parse(readFileSync(file, 'utf8'));
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1];
  const hash = style === undefined ? '' : ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  const home = table.pages['/'];
  home.policy = home.policy.replace(/style-src [^;]*/, `style-src 'self'${hash}`);
  writeFileSync(file, JSON.stringify(table));
}
