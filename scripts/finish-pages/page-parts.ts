import type { PageRow } from '../../src/ui/pages.ts';
import type { PageImage } from '../images/page-image.ts';
import { policyHash } from './hash.ts';
import { attribute, type Element, innerText, type Page } from './html.ts';

/** What the site's headers and its folder of files need to know about a page. */
export interface PageFacts extends PolicyFacts {
  readonly image: PageImage;
}

/** The inputs of a page's policy. */
export interface PolicyFacts {
  readonly pageClass: PageRow['pageClass'];
  /** The source expressions of its inline content, each once. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** True when it has an external style sheet. */
  readonly styleFiles: boolean;
  /** True when it has an inline image (`data:`). */
  readonly dataImages: boolean;
}

/** A page as it will be served. */
export interface FinishedPage extends PolicyFacts {
  readonly html: string;
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

/** Inline scripts, except data blocks. */
export function inlineScripts(page: Page): readonly Element[] {
  return page.named('script').filter((script) => attribute(script, 'src') === undefined && isCode(script));
}

/** Scripts that must run before the first paint: those that the routes inline in the head. */
export function earlyScripts(page: Page): readonly Element[] {
  return inlineScripts(page).filter((script) => !isStartScript(script));
}

/** The last of the tags that must come first (encoding, viewport); early scripts go after it. */
export function lastFirstMeta(page: Page): Element {
  const metas = page
    .named('meta')
    .filter((meta) => attribute(meta, 'charset') !== undefined || attribute(meta, 'name') === 'viewport');
  const last = metas.at(-1);
  if (last === undefined) throw new Error('The page has no <meta charset>');
  return last;
}

/** Collects the facts of a finished page. Throws when it contains something that none of our policies allow. */
export function factsOf(
  page: Page,
  finished: {
    readonly html: string;
    readonly pageClass: PageFacts['pageClass'];
    readonly scripts: readonly string[];
    readonly styles: readonly string[];
    readonly styleFiles: boolean;
  },
): FinishedPage {
  for (const element of page.elements) {
    for (const [name, value] of element.attributes)
      if (name === 'style' || /^on[a-z]/.test(name))
        throw new Error(`<${element.tagName} ${name}="${value}"> is blocked by the policy`);
  }
  return {
    ...finished,
    dataImages: /(?:src|srcset|href)="data:image|url\(["']?data:image/.test(finished.html),
  };
}

/** The source expressions of inline texts, each once. */
export function hashes(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map(policyHash))];
}

function isCode(script: Element): boolean {
  return (
    !/json|template|text\/plain/.test(attribute(script, 'type') ?? '') ||
    attribute(script, 'type') === 'importmap'
  );
}
