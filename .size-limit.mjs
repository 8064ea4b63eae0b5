// Budgets of design/quality.md, compressed with brotli. SITE_DIR lets a test point them at a planted violation.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const client = path.resolve(process.env.SITE_DIR ?? '.cache/site', 'client');
const home = page('index.html');
const pro = page('pro.html');
const livePages = readdirSync(client, { recursive: true }).filter(
  (name) => name.endsWith('.html') && !isMadeUp(name) && /^.{0,300} data-page-class="live"/s.test(page(name)),
);
const homeScripts = withStaticImports(sources(home, /<script[^>]* src="([^"]+\.js)"/g));
// The plan page asks for one more without intent.
const proScripts = withStaticImports(
  sources(pro, /<script[^>]* src="([^"]+\.js)"/g).flatMap((boot) => [boot, ...importedLater(boot, 'plan')]),
);

export default [
  { name: 'home: scripts before load', path: homeScripts, limit: '10 kB' },
  ...inEveryLanguage('home', 'index.html', homeScripts),
  { name: 'pro: scripts without intent', path: proScripts, limit: '10 kB' },
  ...inEveryLanguage('pro', 'pro.html', proScripts),
  {
    name: 'live pages: scripts in all',
    path: largest(livePages.map((name) => [...scriptsInHead(page(name)), ...speed(page(name))])),
    limit: '150 kB',
  },
  {
    name: 'live pages: styles',
    path: sources(page(livePages[0]), /<link[^>]* href="([^"]+\.css)"/g),
    limit: '20 kB',
  },
];

/** A page in the languages that its site says it has; the first of them stands at the root. */
function inEveryLanguage(name, html, scripts) {
  const [, ...others] = / data-locales="([^"]*)"/.exec(home)?.[1].split('|') ?? [];
  const places = others.map((tag) => [tag, html === 'index.html' ? `${tag}.html` : `${tag}/${html}`]);
  return [
    ...all(name, html, scripts),
    ...places
      .filter(([, place]) => existsSync(file(place)))
      .flatMap(([tag, place]) => all(`${name} (${tag})`, place, scripts)),
  ];
}

/** What comes before the load event, without fonts and with them. */
function all(name, html, scripts) {
  const text = page(html);
  // Of the two icons a browser fetches one: the .ico is for those without SVG.
  const images = sources(
    text,
    /(?:<link rel="(?:icon|preload)"[^>]* href|<img[^>]* src)="(\/[^"]+(?<!\.ico))"/g,
  );
  const parts = unique([file(`/${html}`), ...scripts, ...images]);
  return [
    { name: `${name}: all but fonts`, path: parts, limit: '30 kB' },
    { name: `${name}: all with fonts`, path: unique([...parts, ...fontsUsed(text)]), limit: '60 kB' },
  ];
}

function page(name) {
  return readFileSync(path.join(client, name), 'utf8');
}

/** A page is in every language under its own folder, and the made-up one is for nobody who visits. */
function isMadeUp(name) {
  return name.startsWith('en-xa');
}

function file(url) {
  return path.join(client, url);
}

function sources(html, pattern) {
  return unique([...html.matchAll(pattern)].map(([, url]) => file(url)));
}

/** The fonts that the browser fetches for the page: headings are set in them, and only those with a character that is there. */
function fontsUsed(html) {
  const headings = html.match(/<h[1-4]\b[\s\S]*?<\/h[1-4]>/g) ?? [];
  const text = headings.join('').replace(/<[^>]*>/g, '');
  const characters = [...new Set(text)].map((character) => character.codePointAt(0));
  const faces = html.match(/@font-face\{[^}]*\}/g) ?? [];
  return faces
    .filter((face) => {
      const ranges =
        /unicode-range:([^;}]+)/
          .exec(face)?.[1]
          .split(',')
          .map((range) => range.trim().slice(2)) ?? [];
      return ranges.length === 0 || ranges.some((range) => characters.some((code) => isWithin(code, range)));
    })
    .flatMap((face) => sources(face, /url\(["']?([^"')]+\.woff2)/g));
}

function isWithin(code, range) {
  const [from, to = from] = range.split('-').map((end) => Number.parseInt(end, 16));
  return code >= from && code <= to;
}

/** The entry and what the head has the browser load: in a plain browser that is all (`test/e2e/pages.spec.ts`). */
function scriptsInHead(html) {
  return sources(html, /(?:<link rel="modulepreload"[^>]* href|<script[^>]* src)="([^"]+\.js)"/g);
}

/** What counts how fast the page was, which it asks for by itself when it is shown. */
function speed(html) {
  return sources(html, /"(\/assets\/start-speed-[^"]+\.js)"/g);
}

/** Pages differ by what they show, languages by their texts, which need more letters in some of them. */
function largest(lists) {
  const bytes = (files) => files.reduce((sum, name) => sum + statSync(name).size, 0);
  return lists.reduce((most, one) => (bytes(one) > bytes(most) ? one : most));
}

function withStaticImports(files) {
  const all = new Set(files);
  for (const name of all) {
    const code = readFileSync(name, 'utf8');
    for (const [, url] of code.matchAll(/(?:\bfrom|\bimport)\s*"(\.\/[^"]+)"/g))
      all.add(path.join(path.dirname(name), url));
  }
  return [...all];
}

/** What a script imports when it runs, by the start of its name. */
function importedLater(name, start) {
  const found = readFileSync(name, 'utf8').matchAll(/\bimport\(\s*["'`]\.\/([^"'`]+)["'`]/g);
  return [...found].flatMap(([, url]) =>
    url.startsWith(`${start}-`) ? [path.join(path.dirname(name), url)] : [],
  );
}

function unique(values) {
  return [...new Set(values)];
}
