import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { pageTextsName } from '../../scripts/build/texts-apart.ts';
import { Assets } from '../../scripts/finish-pages/assets.ts';
import { PageFinisher } from '../../scripts/finish-pages/finish-page.ts';
import { imageAddress, imageTags, pageImage } from '../../scripts/images/page-image.ts';
import { pageAt } from '../../src/ui/pages.ts';

/** What inlined styles begin with, so that no order of style sheets turns the layers over. */
const layerOrder = '@layer reset, tokens, base, components, page;';
/** The same as short as static pages have it. */
const shortLayerOrder = layerOrder.replaceAll(', ', ',');
const textsOfLogin = pageTextsName(pageAt('/pro/login').areas);
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

/** What the bundlers left, as the finish step finds it. */
function finisher(withPolicy = false): PageFinisher {
  const folder = mkdtempSync(path.join(tmpdir(), 'finish-'));
  folders.push(folder);
  const files: Record<string, string> = {
    'bundles/pages/client/live-manifest.json': JSON.stringify({
      'src/ui/client.tsx': {
        file: 'assets/index-1.js',
        isEntry: true,
        dynamicImports: ['_pages-1.js', 'src/composition/environments/fake.ts'],
      },
      '_pages-1.js': {
        file: 'assets/pages-1.js',
        name: 'pages',
        dynamicImports: ['_page-login-1.js', '_page-welcome-1.js'],
      },
      '_page-login-1.js': { file: 'assets/page-login-1.js', name: 'page-login' },
      '_page-welcome-1.js': { file: 'assets/page-welcome-1.js', name: 'page-welcome' },
      'src/composition/environments/fake.ts': { file: 'assets/fake-1.js', name: 'fake' },
    }),
    'bundles/pages/client/live-page-files.json': '{"/pro/login":"page-login","/pro/welcome":"page-welcome"}',
    'bundles/boot/boot-manifest.json': JSON.stringify({
      'src/ui/boot.ts': {
        file: 'assets/boot-1.js',
        isEntry: true,
        dynamicImports: [
          'src/ui/islands/a.tsx',
          'src/composition/features/offers/feature.ts',
          'src/composition/features/search/feature.ts',
        ],
      },
      'src/ui/boot/start-search-box.ts': {
        file: 'assets/search-1.js',
        src: 'src/ui/boot/start-search-box.ts',
        isEntry: true,
      },
      'src/ui/boot/start-static-rest.ts': {
        file: 'assets/later-rest-1.js',
        src: 'src/ui/boot/start-static-rest.ts',
        isEntry: true,
      },
      'src/composition/features/offers/feature.ts': {
        file: 'assets/island-offers.js',
        src: 'src/composition/features/offers/feature.ts',
      },
      'src/composition/features/search/feature.ts': {
        file: 'assets/island-search.js',
        src: 'src/composition/features/search/feature.ts',
      },
      'src/ui/islands/a.tsx': { file: 'assets/island-a-1.js' },
    }),
    'bundles/boot/boot-styles.json': JSON.stringify({
      '/assets/island-a-1.js': [
        { classes: ['other_bbbbb'], islands: ['plan-finder', 'settings'] },
        { classes: ['third_ccccc'], islands: ['settings'] },
      ],
    }),
    'bundles/texts/text-files.json': JSON.stringify(
      Object.fromEntries(
        ['en', 'de'].map((locale) => [
          locale,
          {
            live: { [textsOfLogin]: `assets/texts-${locale}-1.js` },
            islands: { island: `assets/island-${locale}.js`, pro: `assets/island-pro-${locale}.js` },
          },
        ]),
      ),
    ),
    'client/assets/index-1.js': 'live()',
    'client/assets/pages-1.js': 'pages()',
    'client/assets/page-login-1.js': 'login()',
    'client/assets/page-welcome-1.js': 'welcome()',
    'client/assets/texts-en-1.js': 'en()',
    'client/assets/texts-de-1.js': 'de()',
    'client/assets/fake-1.js': 'fake()',
    'client/assets/boot-1.js': 'boot()',
    'client/assets/search-1.js': 'searchBox()',
    'client/assets/later-rest-1.js': 'speed()',
    'client/assets/island-a-1.js': 'island()',
    'client/assets/island-pro-en.js': 'pro()',
    'client/assets/island-offers.js': 'offers()',
    'client/assets/island-search.js': 'search()',
    'client/assets/island-en.js': 'island-en()',
    'client/assets/island-de.js': 'island-de()',
    'client/assets/live-1.css':
      '.used_aaaaa{color:red}.other_bbbbb{color:blue}.third_ccccc{color:lime}' +
      ':root[data-session] .menu_ddddd[data-shown=signed-out],:root:not([data-session]) .menu_ddddd[data-shown=signed-in]{display:none}' +
      ':root[data-session] .offer_eeeee{display:none}',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return new PageFinisher(new Assets(path.join(folder, 'bundles'), path.join(folder, 'client')), withPolicy);
}

const finished = (html: string) => finisher().finish('/de/about', html);
const finishedLive = (body: string) => finisher().finish('/pro/login', prerendered('live', body));

const sha = (algorithm: string, text: string) =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

const quoted = (text: string) => `'${sha('sha256', text)}'`;
const importMapIn = (html: string) =>
  JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
const inlineOf = (html: string) =>
  [...html.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/g)].map(([, text = '']) => text);

/** Every static page has the script checked that it asks for when it has loaded. */
const speedMap = `{"imports":{},"integrity":{"/assets/later-rest-1.js":"${sha('sha256', 'speed()')}"}}`;

describe('a static page', () => {
  it('carries its own styles, one early script and the boot script, and nothing of the router', () => {
    expect(finished(prerendered('static', '<h1 class="used_aaaaa">Hi</h1>')).html).toBe(
      `<!DOCTYPE html><html data-session-hidden lang="en" data-page-class="static"><head>${meta}<script>${early}</script>` +
        `<script type="importmap">${speedMap}</script>` +
        `<style>${shortLayerOrder}.b{color:red}</style><title>T</title>${imageTags(pageImage(pageAt('/about'), ''))}` +
        `<script type="module" async src="/assets/boot-1.js" integrity="${sha('sha256', 'boot()')}"></script></head>` +
        '<body><h1 class="b">Hi</h1></body></html>',
    );
  });

  it('says before anything else what it may run and load, for hosts that send no hashes of its own', () => {
    for (const pageClass of ['static', 'live']) {
      const rendered = prerendered(pageClass, '<h1 class="used_aaaaa">Hi</h1>');
      const page = finisher(true).finish(pageClass === 'live' ? '/pro/login' : '/de/about', rendered);
      const [, policy = '', behind = ''] =
        /^.*?<meta http-equiv="Content-Security-Policy" content="([^"]*)">(.*)$/s.exec(page.html) ?? [];
      expect(page.html.length - behind.length).toBeLessThan(page.html.search(/<(?:script|style|link)/) + 1);
      expect(policy).toMatch(/^default-src 'none';/);
      expect(policy).not.toMatch(/unsafe|frame-ancestors|report/);
      expect(policy).toContain(`;script-src 'self' ${page.scripts.join(' ')};`);
      const files = pageClass === 'live' ? "'self' " : '';
      expect(policy).toContain(`;style-src ${files}${page.styles.join(' ')};`);
    }
  });

  it('tells the hash of each script and style in its text, and of no other', () => {
    const page = finished(prerendered('static', '<h1 class="used_aaaaa">Hi</h1>'));
    expect(page.scripts).toEqual([quoted(early), quoted(speedMap)]);
    expect(page.styles).toEqual([quoted(`${shortLayerOrder}.b{color:red}`)]);
    expect(page.styleFiles).toBe(false);
  });

  it.each([
    ['nothing but its menu tells of it', '<a class="menu_ddddd" data-shown="signed-out">Sign in</a>', true],
    ['what stands in the page does', '<p class="menu_ddddd"></p><p class="offer_eeeee">Subscribe</p>', false],
    ['an island of it does', '<div data-island="plan-finder" data-island-for="session"></div>', false],
  ])('says whether its session can wait for the first paint: %s', (_, body, waits) => {
    const { html } = finished(prerendered('static', body));
    expect(/^[^>]*><html[^>]*>/.exec(html)?.[0].includes(' data-session-hidden')).toBe(waits);
  });

  it('with an island keeps what React left in it, and has the scripts of this island in this locale checked', () => {
    const island = '<div data-island="plan-finder">1<!-- -->2</div>';
    const page = finished(prerendered('static', island));
    expect(page.html).toContain(island);
    expect(page.html).toContain(`"/assets/island-a-1.js":"${sha('sha256', 'island()')}"`);
    const { imports, integrity } = importMapIn(page.html);
    expect(imports).toEqual({ 'texts/island': '/assets/island-en.js' });
    expect(integrity['/assets/island-en.js']).toBe(sha('sha256', 'island-en()'));
    expect(page.html).toContain('/assets/island-offers.js');
    for (const other of ['island-de', 'island-pro-en', 'island-search', 'search-1'])
      expect(page.html).not.toContain(`/assets/${other}.js`);
    expect(page.scripts).toEqual(inlineOf(page.html).map(quoted));
  });

  it('with an island has the classes in it that its scripts call so', () => {
    const island = '<div data-island="plan-finder"><i class="other_bbbbb">1</i></div>';
    const { html } = finished(prerendered('static', `<h1 class="used_aaaaa">Hi</h1>${island}`));
    expect(html).toContain('<h1 class="b">');
    expect(html).toContain(island);
  });

  it('with an island has the styles that it may show, not those of others in the same script', () => {
    const { html } = finished(prerendered('static', '<div data-island="plan-finder">1</div>'));
    expect(html).toContain('.other_bbbbb{color:blue}');
    expect(html).not.toContain('third_ccccc');
  });
});

describe('a live page', () => {
  it('asks for what it loads at once, its own file among it, checks all that it may load, and brings nothing over from the prerender', () => {
    const { html } = finishedLive('<h1>Pro</h1>');
    const asked = [
      ...html.matchAll(/<link rel="modulepreload" fetchpriority="low" href="([^"]+)" integrity="sha384-/g),
    ];
    expect(asked.map(([, url]) => url)).toEqual([
      '/assets/index-1.js',
      '/assets/page-login-1.js',
      '/assets/pages-1.js',
      '/assets/texts-en-1.js',
    ]);
    expect(html).toMatch(/<script integrity="sha384-[^"]+" type="module"/);
    const { imports, integrity } = importMapIn(html);
    expect(Object.keys(integrity)).toEqual(
      expect.arrayContaining(['/assets/fake-1.js', '/assets/page-welcome-1.js']),
    );
    expect(imports).toEqual({ [textsOfLogin]: '/assets/texts-en-1.js' });
    expect(integrity['/assets/texts-en-1.js']).toBe(sha('sha256', 'en()'));
    expect(html).not.toContain('/assets/texts-de-1.js');
    expect(html).not.toContain('tsr');
    expect(html).not.toContain('TSR');
  });

  it('has the styles of what stands in it in its text, and asks for the sheet with all of them without waiting for it', () => {
    const { html, styles, styleFiles } = finishedLive('<h1 class="used_aaaaa">Pro</h1>');
    expect(html).toContain(`<style>${layerOrder}.used_aaaaa{color:red}</style>`);
    expect(styles).toEqual([quoted(`${layerOrder}.used_aaaaa{color:red}`)]);
    const [blocking, withoutScripts] = html.split('<noscript>');
    expect(blocking).toMatch(
      /<link rel="preload" as="style" fetchpriority="low" data-late-styles href="\/assets\/live-1.css" integrity="sha384-/,
    );
    expect(blocking).not.toContain('rel="stylesheet"');
    expect(withoutScripts).toMatch(
      /^<link rel="stylesheet" href="\/assets\/live-1.css" integrity="sha384-[^"]+"><\/noscript>/,
    );
    expect(styleFiles).toBe(true);
  });

  it('tells the hash of each of its inline scripts', () => {
    const page = finishedLive('<h1>Pro</h1>');
    const inline = inlineOf(page.html);
    expect(inline).toHaveLength(2);
    expect([...page.scripts].sort()).toEqual(inline.map(quoted).sort());
    expect(page.styleFiles).toBe(true);
  });
});

describe('the finish step', () => {
  it('names the preview image of a blog post in its structured data, and in no other', () => {
    const data = (type: string) =>
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","name":"T"}</script>`;
    const { html, image } = finished(prerendered('static', data('BlogPosting') + data('FAQPage')));
    const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    expect(things.map(([, text = '']) => JSON.parse(text).image)).toEqual([imageAddress(image), undefined]);
  });
  it.each([
    [
      'a style attribute',
      prerendered('static', '<p style="color:red">x</p>'),
      /<p style="color:red"> is blocked/,
    ],
    ['an event attribute', prerendered('static', '<p onclick="x()">x</p>'), /<p onclick/],
    [
      'no style sheet',
      prerendered('static', '<p>x</p>').replace(/<link rel="stylesheet"[^>]*>/, ''),
      /asks for no style sheet/,
    ],
    ['no class', prerendered('', '<p>x</p>'), /has the class : see src\/ui\/pages.ts/],
  ])('refuses a page with %s, naming it', (_, html, message) => {
    expect(() => finished(html)).toThrow(message);
    expect(() => finished(html)).toThrow('/de/about');
  });
});
