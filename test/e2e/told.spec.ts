import { expect, test } from '@playwright/test';
import { attribute, Page, resolved } from '../../scripts/finish-pages/html.ts';
import { brand } from '../../src/domain/brand.ts';
import { storeApps } from '../../src/domain/download/apps.ts';
import { type Locale, publicLocales, splitPath } from '../../src/domain/locale/locale.ts';
import { formatPrice } from '../../src/ui/format/money.ts';
import { pageAt } from '../../src/ui/pages.ts';
import { testedAddresses } from '../support/looks.ts';
import { type Thing, thingsOf } from './support/things-of-page.ts';

const addresses = testedAddresses.filter((address) => {
  const { locale, path } = splitPath(address);
  const { pageClass, developersOnly } = pageAt(path);
  return pageClass !== 'standalone' && !developersOnly && publicLocales.some((tag) => tag === locale);
});

// Over HTTP, without a browser.
test.describe('what a page tells others than its readers', { tag: '@once' }, () => {
  test.describe.configure({ mode: 'default', timeout: 300_000 });
  const read = new Map<string, Page>();

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    for (const address of addresses) read.set(address, new Page(await (await request.get(address)).text()));
    await request.dispose();
  });

  test('browsers are told of icon, search, manifest and the colors around the page', () => {
    for (const [address, page] of read) {
      const hrefs = (rel: string) => page.links(rel).map((link) => attribute(link, 'href'));
      expect(hrefs('icon'), address).toEqual(['/favicon.svg', '/favicon.ico']);
      expect(hrefs('apple-touch-icon'), address).toEqual(['/apple-touch-icon.png']);
      expect(hrefs('manifest'), address).toEqual(['/manifest.webmanifest']);
      expect(
        page.links('search').map((link) => ['href', 'type', 'title'].map((name) => attribute(link, name))),
        address,
      ).toEqual([['/opensearch.xml', 'application/opensearchdescription+xml', brand.name]]);
      expect(
        metas(page, 'theme-color').map(({ content, media }) => [content, media]),
        address,
      ).toEqual([
        ['#faf8f3', '(prefers-color-scheme: light)'],
        ['#0f1a17', '(prefers-color-scheme: dark)'],
      ]);
    }
  });

  test('Safari on an iPhone is told of our app where the page is about it, and nowhere else', () => {
    for (const [address, page] of read) {
      const { path } = splitPath(address);
      const banner = `app-id=${storeApps.appStore.id}, app-argument=${brand.site}${address}?smartbanner=1`;
      expect(
        metas(page, 'apple-itunes-app').map(({ content }) => content),
        address,
      ).toEqual(pageAt(path).appBanner ? [banner] : []);
    }
  });

  test('search engines are told what visitors read', () => {
    const told = new Set<string>();
    for (const [address, page] of read) {
      const text = readable(page.html);
      const { locale } = splitPath(address);
      for (const thing of thingsOf(page))
        for (const words of wordsOf(thing, locale)) {
          told.add(String(thing['@type']));
          expect(text, `${address}: ${thing['@type']}`).toContain(spaced(words));
        }
    }
    expect([...told].sort()).toEqual(['BlogPosting', 'FAQPage', 'JobPosting', 'Product']);
  });
});

/** The words of a thing that its page has to show. */
function wordsOf(thing: Thing, locale: Locale): readonly string[] {
  switch (thing['@type']) {
    case 'FAQPage':
      return (thing['mainEntity'] as readonly { name: string; acceptedAnswer: { text: string } }[]).flatMap(
        ({ name, acceptedAnswer }) => [name, acceptedAnswer.text],
      );
    case 'JobPosting': {
      const { title, description, baseSalary } = thing as unknown as {
        title: string;
        description: string;
        baseSalary: { currency: string; value: { minValue: number; maxValue: number } };
      };
      const { minValue, maxValue } = baseSalary.value;
      const amount = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: baseSalary.currency,
        maximumFractionDigits: 0,
      });
      const lines = description.split(/<[^>]+>/).filter((line) => line !== '');
      return [title, ...lines, amount.format(minValue), amount.format(maxValue)];
    }
    case 'Product':
      return (thing['offers'] as readonly { price: string; priceCurrency: 'EUR' }[]).map(
        ({ price, priceCurrency }) => formatPrice({ amount: price, currency: priceCurrency }, locale),
      );
    case 'BlogPosting':
      return [String(thing['headline']), String(thing['description'])];
    default:
      return [];
  }
}

/** What stands in a page's body for its readers. */
function readable(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b.*?<\/\1>/gs, '');
  return spaced(resolved(body.replace(/<!--.*?-->|<[^>]+>/gs, '')));
}

/** Without what only says where lines may end. */
function spaced(text: string): string {
  return text.replace(/[\u00ad\u2060]/g, '').replace(/\s+/g, ' ');
}

function metas(page: Page, name: string) {
  return page
    .named('meta')
    .filter((meta) => attribute(meta, 'name') === name)
    .map((meta) => ({ content: attribute(meta, 'content'), media: attribute(meta, 'media') }));
}
