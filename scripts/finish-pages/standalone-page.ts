import postcss from 'postcss';
import type { Assets } from './assets.ts';
import { policyHash } from './hash.ts';
import { attribute, type Edit, innerText, type Page } from './html.ts';
import {
  earlyScripts,
  type FinishedPage,
  factsOf,
  hashes,
  isModule,
  isStartScript,
  lastFirstMeta,
} from './page-parts.ts';
import type { StyleCache } from './style-cache.ts';
import { wholeWords } from './whole-words.ts';

/**
 * Finishes a page that needs no other file, so that any web server can show it while ours is down: styles, scripts and
 * icon are inlined, headings use a system font, and it carries its own content security policy. Its only requests are
 * the events that it counts.
 */
export function finishStandalonePage(page: Page, assets: Assets, styles: StyleCache): FinishedPage {
  const sheets = page.links('stylesheet').map((sheet) => attribute(sheet, 'href') ?? '');
  const scripts = page.named('script').filter((script) => isStartScript(script) || isModule(script));
  const early = earlyScripts(page);
  const own = page.named('style');
  const css = withoutFaces(styles.ofPage(page, sheets)) + own.map(innerText).join('');
  const icon = encodeURIComponent(assets.text('/favicon.svg').trim());
  const about = page
    .named('meta')
    .filter((meta) => /^(?:og|twitter):/.test(attribute(meta, 'property') ?? attribute(meta, 'name') ?? ''));
  const policy = [
    "default-src 'none'",
    `script-src ${early.map((script) => policyHash(innerText(script))).join(' ')}`,
    `style-src ${policyHash(css)}`,
    'img-src data:',
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const edits: Edit[] = [
    ...wholeWords(page),
    ...[...page.named('link'), ...about, ...scripts, ...early, ...own, ...page.comments].map((node) =>
      page.without(node),
    ),
    page.after(
      lastFirstMeta(page),
      `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
        early.map((script) => page.source(script)).join('') +
        `<style>${css}</style><link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${icon}">`,
    ),
  ];
  const html = page.edited(edits);
  const asked = /(?:src|srcset)="(?!data:)[^"]*"|url\((?!["']?data:)[^)]*\)|@import/.exec(html);
  if (asked !== null) throw new Error(`The page asks for another file: ${asked[0]}`);
  return factsOf(page, {
    html,
    pageClass: 'standalone',
    scripts: hashes(early.map(innerText)),
    styles: hashes([css]),
    styleFiles: false,
  });
}

function withoutFaces(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (face) => {
    face.remove();
  });
  return root.toString();
}
