import { readFileSync } from 'node:fs';
import path from 'node:path';
import { splitPath } from '../../src/domain/locale/locale.ts';
import { readPageTable } from '../../src/server/site/page-table.ts';
import { attribute, Page } from '../finish-pages/html.ts';

/** A page as the build produced it. */
export interface BuiltPage {
  /** Its path on the site. */
  readonly address: string;
  /** Its file, in the site's folder. */
  readonly file: string;
}

/**
 * The pages of a class in a built site, without those of other locales, which run the same scripts. `words` selects the
 * pages whose address contains one of them, `/` only home; an empty list selects all.
 */
export function builtPages(
  site: string,
  pageClass: 'static' | 'live',
  words: readonly string[] = [],
): readonly BuiltPage[] {
  const found = [...readPageTable(path.join(site, 'client')).pages]
    .map(([address, { file }]) => ({ address, file }))
    .filter(({ address }) => splitPath(address).path === address)
    .filter(({ address }) => words.length === 0 || words.some((word) => isNamed(address, word)))
    .filter(({ file }) => classOf(path.join(site, 'client', file)) === pageClass);
  if (found.length === 0) throw new Error(`No ${pageClass} page has ${words.join(' or ')} in its address`);
  return found;
}

/** Whether a word from the command line selects an address: by substring, and `/` selects only home. */
export function isNamed(address: string, word: string): boolean {
  return word === '/' ? address === word : address.includes(word);
}

function classOf(file: string): string | undefined {
  const root = new Page(readFileSync(file, 'utf8')).named('html')[0];
  return root && attribute(root, 'data-page-class');
}
