import { expect } from '@playwright/test';
import { attribute, innerText, type Page } from '../../../scripts/finish-pages/html.ts';

/** What a page describes for search engines. */
export type Thing = Readonly<Record<string, unknown>>;

/** What the data blocks of a page describe. Throws when one is no JSON-LD as ours is. */
export function thingsOf(page: Page): readonly Thing[] {
  return page
    .named('script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .flatMap((script) => {
      const block: { '@context': string; '@graph': Thing[] } = JSON.parse(innerText(script));
      expect(block['@context']).toBe('https://schema.org');
      return block['@graph'];
    });
}
