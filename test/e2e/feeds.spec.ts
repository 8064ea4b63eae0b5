import { feedNames } from '../../scripts/build/feeds.ts';
import { brand } from '../../src/domain/brand.ts';
import { expect, test } from './support/test.ts';

/** The page that a feed is of, and its path without locale. */
const pageOf = (feed: string) => `/${feed.replace(/\/feed\.xml$/, '')}`;

for (const name of feedNames) {
  test(`${name} is a feed that readers take, named by its page`, { tag: '@once' }, async ({ page }) => {
    const answer = await page.request.get(`/${name}`);
    expect(answer.headers()['content-type']).toContain('application/atom+xml');
    const file = await answer.text();
    await page.goto(pageOf(name));
    await expect(
      page.locator(`link[rel=alternate][type="application/atom+xml"][href="/${name}"]`),
    ).toHaveCount(1);
    // A page of ours may parse nothing: it has a policy.
    await page.goto('about:blank');
    const read = await page.evaluate((xml) => {
      const found = new DOMParser().parseFromString(xml, 'application/xml');
      const text = (parent: Element | Document, tag: string) =>
        [...parent.getElementsByTagName(tag)].map(({ textContent }) => textContent ?? '');
      return {
        errors: text(found, 'parsererror'),
        self: found.querySelector('feed > link[rel=self]')?.getAttribute('href'),
        updated: found.querySelector('feed > updated')?.textContent ?? '',
        entries: [...found.querySelectorAll('entry')].map((entry) => ({
          ids: text(entry, 'id'),
          titles: text(entry, 'title'),
          updated: text(entry, 'updated'),
          href: entry.querySelector('link')?.getAttribute('href') ?? '',
        })),
      };
    }, file);
    expect(read.errors).toEqual([]);
    expect(read.self).toBe(`${brand.site}/${name}`);
    expect(read.entries.length).toBeGreaterThan(4);
    expect(new Set(read.entries.flatMap(({ ids }) => ids)).size).toBe(read.entries.length);
    for (const { ids, titles, updated, href } of read.entries) {
      expect(ids).toEqual([href]);
      expect(href.startsWith(`${brand.site}/`)).toBe(true);
      expect(titles).not.toContain('');
      expect(updated).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)]);
      expect(read.updated >= (updated[0] ?? '')).toBe(true);
    }
    // Nothing in a feed leads to a path of no site.
    expect(file).not.toMatch(/href=(?:"|&#34;)\//);
  });
}
