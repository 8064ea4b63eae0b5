import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { finishPages } from '../../scripts/finish-pages/finish-pages.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const early = "document.documentElement.dataset.script='early'";
const meta = '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>';
const startScripts =
  '<script data-tsr-stream-part="">$_TSR.router={u:1795248372497}</script>' +
  '<script type="module" async="" src="/assets/index-1.js"></script>' +
  '<script>document.currentScript.remove();/*$tsr-stream-boundary*/</script>';

function prerendered(pageClass: string, body: string): string {
  return (
    `<!DOCTYPE html><html lang="en" data-page-class="${pageClass}"><head>${meta}` +
    '<link rel="stylesheet" href="/assets/live-1.css" data-precedence="default"/><title>T</title>' +
    `<link rel="modulepreload" href="/assets/index-1.js"/><script>${early}</script></head>` +
    `<body><!--$-->${body}<!--/$-->${startScripts}</body></html>`
  );
}

function site(pages: Readonly<Record<string, string>>): string {
  const outDir = mkdtempSync(path.join(tmpdir(), 'finish-'));
  folders.push(outDir);
  const files: Record<string, string> = {
    'live-manifest.json': JSON.stringify({
      'src/ui/client.tsx': { file: 'assets/index-1.js', isEntry: true },
      'src/ui/locales/en/pro.po': { file: 'assets/pro-en.js', src: 'src/ui/locales/en/pro.po' },
      'src/ui/locales/de/pro.po': { file: 'assets/pro-de.js', src: 'src/ui/locales/de/pro.po' },
    }),
    'boot-manifest.json': JSON.stringify({
      'src/ui/boot.ts': { file: 'assets/boot-1.js', isEntry: true },
      'src/ui/islands/a.tsx': { file: 'assets/island-a-1.js' },
    }),
    'boot-styles.json': '[]',
    'assets/index-1.js': 'live()',
    'assets/pro-en.js': 'en()',
    'assets/pro-de.js': 'de()',
    'assets/boot-1.js': 'boot()',
    'assets/island-a-1.js': 'island()',
    'assets/live-1.css': '.used_aaaaa{color:red}.other_bbbbb{color:blue}',
    ...pages,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(outDir, 'client', name)), { recursive: true });
    writeFileSync(path.join(outDir, 'client', name), content);
  }
  return outDir;
}

async function finished(pages: Readonly<Record<string, string>>) {
  const outDir = site(pages);
  await finishPages(outDir);
  const read = (name: string) => readFileSync(path.join(outDir, name));
  const table: { pages: Record<string, { file: string; policy: string }>; notFound: Record<string, string> } =
    JSON.parse(read('headers.json').toString());
  return { outDir, read, table, html: (name: string) => read(`client/${name}`).toString() };
}

const sha = (algorithm: string, text: string) =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

describe('a static page', () => {
  it('carries its own styles, one early script and the boot script, and nothing of the router', async () => {
    const { html } = await finished({
      'index.html': prerendered('static', '<h1 class="used_aaaaa">Hi</h1>'),
    });
    expect(html('index.html')).toBe(
      `<!DOCTYPE html><html lang="en" data-page-class="static"><head>${meta}<script>${early}</script>` +
        '<style>.used_aaaaa{color:red}</style><title>T</title>' +
        `<script type="module" async src="/assets/boot-1.js" integrity="${sha('sha384', 'boot()')}"></script></head>` +
        '<body><h1 class="used_aaaaa">Hi</h1></body></html>',
    );
  });

  it('has a policy of hashes alone', async () => {
    const { table } = await finished({
      'index.html': prerendered('static', '<h1 class="used_aaaaa">Hi</h1>'),
    });
    const policy = table.pages['/']?.policy ?? '';
    expect(policy).toContain(`script-src 'self' '${sha('sha256', early)}';`);
    expect(policy).toContain(`style-src '${sha('sha256', '.used_aaaaa{color:red}')}';`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  });

  it('with an island keeps what React left in it, and has its scripts checked', async () => {
    const island = '<div data-island="a">1<!-- -->2</div>';
    const { html } = await finished({ 'index.html': prerendered('static', island) });
    expect(html('index.html')).toContain(island);
    expect(html('index.html')).toContain(`{"/assets/island-a-1.js":"${sha('sha256', 'island()')}"}`);
  });
});

describe('a live page', () => {
  it('keeps everything, checks everything, and tells no time', async () => {
    const { html } = await finished({ 'pro.html': prerendered('live', '<h1>Pro</h1>') });
    const page = html('pro.html');
    expect(page).toContain('$_TSR.router={u:0}');
    expect(page).toMatch(/<link integrity="sha384-[^"]+" rel="stylesheet"/);
    expect(page).toMatch(/<link integrity="sha384-[^"]+" rel="modulepreload"/);
    expect(page).toMatch(/<script integrity="sha384-[^"]+" type="module"/);
    expect(page).toContain('/assets/pro-en.js');
    expect(page).not.toContain('/assets/pro-de.js');
  });

  it('allows each of its inline scripts by its hash', async () => {
    const { html, table } = await finished({ 'pro.html': prerendered('live', '<h1>Pro</h1>') });
    const inline = [...html('pro.html').matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/g)].map(
      ([, text = '']) => text,
    );
    expect(inline).toHaveLength(4);
    for (const text of inline) expect(table.pages['/pro']?.policy).toContain(sha('sha256', text));
  });
});

describe('the finish step', () => {
  it.each([
    [
      'a style attribute',
      prerendered('static', '<p style="color:red">x</p>'),
      /<p style="color:red"> is blocked/,
    ],
    ['an event attribute', prerendered('static', '<p onclick="x()">x</p>'), /<p onclick/],
    ['no class', prerendered('', '<p>x</p>'), /pageClass/],
  ])('refuses a page with %s, naming it', async (_, html, message) => {
    await expect(finishPages(site({ 'de/about.html': html }))).rejects.toThrow(message);
    await expect(finishPages(site({ 'de/about.html': html }))).rejects.toThrow('de/about.html');
  });

  it('tells the server where each page and each 404 page is', async () => {
    const { table } = await finished({
      'index.html': prerendered('static', ''),
      'de.html': prerendered('static', ''),
      'de/404.html': prerendered('static', ''),
    });
    expect(Object.keys(table.pages).sort()).toEqual(['/', '/de', '/de/404']);
    expect(table.notFound).toEqual({ de: '/de/404' });
  });

  it('leaves packed twins and none of the by-products', async () => {
    const { outDir, read } = await finished({ 'index.html': prerendered('static', '<p>a</p>'.repeat(99)) });
    expect(brotliDecompressSync(read('client/index.html.br'))).toEqual(read('client/index.html'));
    expect(gunzipSync(read('client/index.html.gz'))).toEqual(read('client/index.html'));
    const names = readdirSync(path.join(outDir, 'client')).filter((name) => /manifest|styles/.test(name));
    expect(names).toEqual([]);
  });
});
