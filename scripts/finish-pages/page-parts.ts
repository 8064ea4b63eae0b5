import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Assets } from './assets.ts';
import { policyHash } from './hash.ts';
import { attribute, innerText, type Page } from './html.ts';
import { contentSecurityPolicy, serviceOrigins } from './policy.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** A page as it will be served, with its policy. */
export interface FinishedPage {
  readonly html: string;
  readonly policy: string;
}

export function isStartScript(script: Element): boolean {
  return (
    attribute(script, 'data-tsr-stream-part') !== undefined ||
    innerText(script).includes('$tsr-stream-boundary')
  );
}

export function isModule(script: Element): boolean {
  return attribute(script, 'type') === 'module' && attribute(script, 'src') !== undefined;
}

/** Scripts that must run before the first paint: what the routes put inline into the head. */
export function earlyScripts(page: Page): readonly Element[] {
  return page
    .named('script')
    .filter((script) => attribute(script, 'src') === undefined && !isStartScript(script) && isCode(script));
}

/** The last of the tags that must come first (encoding, viewport), behind which early scripts go. */
export function lastFirstMeta(page: Page): Element {
  const metas = page
    .named('meta')
    .filter((meta) => attribute(meta, 'charset') !== undefined || attribute(meta, 'name') === 'viewport');
  const last = metas.at(-1);
  if (last === undefined) throw new Error('The page has no <meta charset>');
  return last;
}

/** A map that makes the browser check scripts that are only imported by other scripts. */
export function integrityMap(assets: Assets, urls: readonly string[]): string {
  if (urls.length === 0) return '';
  const integrity = Object.fromEntries(urls.map((url) => [url, assets.integrity(url, 'sha256')]));
  return `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
}

/** The policy that fits a page's final text. Throws when the page holds what no policy of ours allows. */
export function policyOf(page: Page): string {
  for (const element of page.elements) {
    const bad = element.attrs.find(({ name }) => name === 'style' || /^on[a-z]/.test(name));
    if (bad !== undefined)
      throw new Error(`<${element.tagName} ${bad.name}="${bad.value}"> is blocked by the policy`);
  }
  const inline = page
    .named('script')
    .filter((script) => attribute(script, 'src') === undefined && isCode(script));
  return contentSecurityPolicy({
    serviceOrigins: serviceOrigins(process.env),
    scriptHashes: unique(inline.map((script) => policyHash(innerText(script)))),
    styleHashes: unique(page.named('style').map((style) => policyHash(innerText(style)))),
    styleFiles: page.links('stylesheet').length > 0,
    dataImages: /(?:src|srcset|href)="data:image|url\(["']?data:image/.test(page.html),
  });
}

function isCode(script: Element): boolean {
  return (
    !/json|template|text\/plain/.test(attribute(script, 'type') ?? '') ||
    attribute(script, 'type') === 'importmap'
  );
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
