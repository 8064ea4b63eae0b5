import { expect, test } from '@playwright/test';
import { attribute, Page, resolved } from '../../scripts/finish-pages/html.ts';
import { checkPixel, isPixelId, mayCarry } from '../../src/domain/analytics/pixels.ts';
import { brand } from '../../src/domain/brand.ts';
import {
  defaultLocale,
  type Locale,
  pathIn,
  publicLocales,
  splitPath,
} from '../../src/domain/locale/locale.ts';
import { locales } from '../../src/domain/locale/locale-rows.ts';
import { pageAt } from '../../src/ui/pages.ts';
import { testedAddresses } from '../support/looks.ts';
import { thingsOf } from './support/things-of-page.ts';

// Over HTTP, without a browser: so every page in every language is read in every run.
test.describe('every page in every language', { tag: '@once' }, () => {
  // In one process, so that each page is read once.
  test.describe.configure({ mode: 'default', timeout: 300_000 });
  const read = new Map<string, Page>();

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '', maxRedirects: 0 });
    for (const address of testedAddresses.filter(isForVisitors)) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(statusOf(address));
      read.set(address, new Page(await answer.text()));
    }
    await request.dispose();
  });

  test('has a title and a description that no other page of its language has, and that no other language repeats', () => {
    for (const [name, text] of [
      ['title', titleOf],
      ['description', (page: Page) => metaOf(page, 'description')],
    ] as const) {
      const texts = [...read].map(([address, page]) => ({
        ...splitPath(address),
        address,
        text: text(page),
      }));
      expect(
        texts.filter((one) => one.text === '').map(({ address }) => address),
        `no ${name}`,
      ).toEqual([]);
      // Two addresses may show the same page: what they say is compared by what the page table calls it.
      const sameAs = texts.filter((one) =>
        texts.some(
          (other) =>
            other.text === one.text &&
            (other.locale === one.locale
              ? other.path !== one.path && pageAt(other.path).listed && pageAt(one.path).listed
              : other.path === one.path && !pageAt(one.path).inEnglishOnly),
        ),
      );
      expect(
        sameAs.map(({ address }) => address),
        `the same ${name} twice`,
      ).toEqual([]);
    }
  });

  test('says its language, and where it stands in the others', () => {
    for (const [address, page] of read) {
      const { locale, path } = splitPath(address);
      expect(attribute(page.root, 'lang'), address).toBe(locale);
      expect(attribute(page.root, 'dir'), address).toBe(locales[locale].direction);
      const links = (rel: string) => page.links(rel).map((link) => attribute(link, 'href'));
      const robots = metaOf(page, 'robots');
      if (!pageAt(path).listed) {
        expect([robots, links('canonical'), links('alternate')], address).toEqual(['noindex', [], []]);
        continue;
      }
      expect([robots, links('canonical')], address).toEqual(['', [canonicalOf(address)]]);
      const alternates = page
        .links('alternate')
        // The others are feeds.
        .filter((link) => attribute(link, 'hreflang') !== undefined)
        .map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')]);
      const tags: readonly Locale[] = pageAt(path).inEnglishOnly ? [defaultLocale] : publicLocales;
      const languages = {
        ...Object.fromEntries(tags.map((tag) => [tag, brand.site + pathIn(tag, path)])),
        'x-default': brand.site + pathIn(defaultLocale, path),
      };
      expect(Object.fromEntries(alternates), address).toEqual(languages);
    }
  });

  test('is shown with its words and its image where somebody links to it', async ({
    playwright,
    baseURL,
  }) => {
    const images = new Set<string>();
    for (const [address, page] of read) {
      const { locale, path } = splitPath(address);
      // A page that stands alone has no address of its own, and names no file.
      const { pageClass, inEnglishOnly = false } = pageAt(path);
      if (pageClass === 'standalone') continue;
      const tags = page.named('meta').flatMap((meta) => {
        const name = attribute(meta, 'property') ?? attribute(meta, 'name') ?? '';
        return /^(?:article|og|twitter):/.test(name)
          ? [[name, attribute(meta, 'content') ?? ''] as const]
          : [];
      });
      const og = Object.fromEntries(tags);
      expect(og, address).toMatchObject({
        'og:site_name': brand.name,
        'og:type': path.startsWith('/blog/') ? 'article' : 'website',
        'og:url': canonicalOf(address),
        'og:locale': locales[inEnglishOnly ? 'en' : locale].code,
        'og:description': metaOf(page, 'description'),
        'twitter:card': 'summary_large_image',
      });
      expect(titleOf(page), address).toBe(`${og['og:title']} · ${brand.name}`);
      const days = ['article:published_time', 'article:modified_time'].map((name) => og[name]);
      const ofPost = ([one]: readonly Readonly<Record<string, unknown>>[]) => [
        one?.['datePublished'],
        one?.['dateModified'],
      ];
      expect(days, address).toEqual(
        ofPost(thingsOf(page).filter((thing) => thing['@type'] === 'BlogPosting')),
      );
      const others = tags.filter(([name]) => name === 'og:locale:alternate').map(([, code]) => code);
      expect(others, address).toEqual(
        publicLocales.filter((tag) => tag !== locale && !inEnglishOnly).map((tag) => locales[tag].code),
      );
      expect(og, address).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' });
      expect(og['og:image:alt'], address).not.toBe('');
      images.add(String(og['og:image']));
    }
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    for (const image of images) {
      const answer = await request.get(image.replace(brand.site, ''));
      expect([answer.status(), answer.headers()['content-type']], image).toEqual([200, 'image/png']);
      const png = await answer.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([1200, 630]);
    }
    await request.dispose();
  });

  test('has a title and a description that a search engine shows whole', () => {
    const cut = [...read].flatMap(([address, page]) => {
      const { locale, path } = splitPath(address);
      // The made-up language is longer than any page has to be, and nobody finds an error page by searching.
      if (locales[locale].pseudo || pageAt(path).pageClass === 'standalone') return [];
      const [title, description] = [titleOf(page), metaOf(page, 'description')];
      const fits = title.length <= 65 && description.length >= 70 && description.length <= 160;
      return fits ? [] : [`${address}: ${title} (${title.length}), ${description} (${description.length})`];
    });
    expect(cut).toEqual([]);
  });

  test('tells search engines what it is about, in data that can be read', () => {
    for (const [address, page] of read) {
      const { locale, path } = splitPath(address);
      const things = thingsOf(page);
      const types = things.map((thing) => thing['@type']);
      expect(new Set(types).size, `${address}: ${types}`).toBe(types.length);
      if (!pageAt(path).listed) continue;
      const family = path.slice(0, path.indexOf('/', 1) + 1);
      const asked = thingsAsked[path] ?? thingsAsked[family] ?? [];
      expect([...new Set(types)].sort(), address).toEqual(
        [...asked, ...(path === '/' ? [] : ['BreadcrumbList'])].sort(),
      );
      expect(namesOfCompany(things), address).toEqual(namesOfCompany(things).map(() => brand.name));
      if (path === '/') continue;
      const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.['itemListElement'];
      const items = (trail as readonly { readonly item: string; readonly name: string }[]) ?? [];
      expect(items.at(0)?.item, address).toBe(brand.site + pathIn(locale, '/'));
      expect(items.at(-1)?.item, address).toBe(brand.site + address);
      expect(
        items.filter(({ name }) => name === ''),
        address,
      ).toEqual([]);
    }
  });

  test('declares no event that the server would refuse', () => {
    const declared = [...read].flatMap(([address, page]) =>
      page.elements.flatMap((element) => {
        const event = attribute(element, 'data-event');
        return event === undefined ? [] : [{ address, event }];
      }),
    );
    expect(declared.length, 'events').toBeGreaterThan(0);
    const refused = declared.filter(({ address, event }) => {
      const [id = '', query] = event.split('?');
      const ofPage = { page: pageAt(splitPath(address).path).name, locale: splitPath(address).locale };
      const context = Object.entries(ofPage).filter(([name]) => isPixelId(id) && mayCarry(id, name));
      const params = { ...Object.fromEntries(context), ...Object.fromEntries(new URLSearchParams(query)) };
      return !checkPixel(id, params).ok;
    });
    expect(refused).toEqual([]);
  });

  test('links to nothing that is not there', async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const from = new Map<string, Set<string>>();
    for (const [address, page] of read) {
      // The server's own pages, such as the newsletter's, know nothing of a language that is made up.
      if (locales[splitPath(address).locale].pseudo) continue;
      for (const target of targetsOf(page)) {
        const url = new URL(target.replace(brand.site, baseURL ?? ''), `${baseURL}${address}`);
        if (url.origin !== baseURL || url.pathname.startsWith('/dev/')) continue;
        from.set(url.href, (from.get(url.href) ?? new Set()).add(address));
      }
    }
    const dead: string[] = [];
    const statuses = new Map<string, number>();
    for (const [href, addresses] of from) {
      const { pathname, search, hash } = new URL(href);
      const status = statuses.get(pathname + search) ?? (await request.get(pathname + search)).status();
      statuses.set(pathname + search, status);
      const page = read.get(pathname);
      // A live page shows what is about its visitor once it runs: `activation.spec.ts` follows this link.
      const lands =
        hash === '' ||
        page === undefined ||
        splitPath(pathname).path + hash === '/pro/welcome#way-back' ||
        hasId(page, decodeURIComponent(hash.slice(1)));
      if (status !== statusOf(pathname) || !lands)
        dead.push(`${pathname}${search}${hash} (${status}), from ${[...addresses]}`);
    }
    await request.dispose();
    expect(from.size, 'links that were followed').toBeGreaterThan(10);
    expect(dead).toEqual([]);
  });
});

/** The page for what is not there answers so too where it is asked for itself, as its links to other languages do. */
function statusOf(address: string): number {
  return splitPath(address).path === '/404' ? 404 : 200;
}

/** What search engines are told on these pages, and on all below one that ends in a slash, beside their place in the site. */
const thingsAsked: Readonly<Record<string, string[]>> = {
  '/': ['Organization', 'WebSite', 'SoftwareApplication', 'FAQPage'],
  '/about': ['Organization'],
  '/app': ['SoftwareApplication', 'FAQPage'],
  '/app/devices': ['SoftwareApplication'],
  '/blog/': ['BlogPosting'],
  '/browser': ['SoftwareApplication'],
  '/dbp': ['FAQPage'],
  '/duckai': ['FAQPage'],
  '/email': ['FAQPage'],
  '/hiring/': ['JobPosting'],
  '/how-we-hire': ['FAQPage'],
  '/identity-theft-restoration': ['FAQPage'],
  '/mac': ['SoftwareApplication', 'FAQPage'],
  '/pro': ['Product', 'FAQPage'],
  '/windows': ['SoftwareApplication', 'FAQPage'],
  '/windows-preview': ['SoftwareApplication'],
};

/** How a page that names author or publisher calls them: a reader of one page has not read where the company is described. */
function namesOfCompany(things: readonly Readonly<Record<string, unknown>>[]): readonly unknown[] {
  if (things.some((thing) => thing['@type'] === 'Organization')) return [];
  return things.flatMap((thing) =>
    ['author', 'publisher'].flatMap((role) => {
      const named = thing[role] as { readonly name?: string } | undefined;
      return named === undefined ? [] : [named.name];
    }),
  );
}

function isForVisitors(address: string): boolean {
  return pageAt(splitPath(address).path).developersOnly !== true;
}

function titleOf(page: Page): string {
  const title = page.named('title')[0];
  return title === undefined ? '' : resolved(title.innerSource);
}

function metaOf(page: Page, name: string): string {
  const meta = page.named('meta').find((one) => attribute(one, 'name') === name);
  return (meta && attribute(meta, 'content')) ?? '';
}

/** What a page leads to or shows: links, forms that ask for a page, images, icons, scripts. */
function targetsOf(page: Page): readonly string[] {
  return page.elements.flatMap((element) => {
    if (element.tagName === 'a' || element.tagName === 'link' || element.tagName === 'use')
      return attribute(element, 'href') ?? [];
    if (element.tagName === 'img' || element.tagName === 'script') return attribute(element, 'src') ?? [];
    return [];
  });
}

function hasId(page: Page, id: string): boolean {
  return page.elements.some((element) => attribute(element, 'id') === id);
}

/** What is written in English alone stands at the English address, whatever language is around it. */
function canonicalOf(address: string): string {
  const { path } = splitPath(address);
  return brand.site + (pageAt(path).inEnglishOnly ? pathIn(defaultLocale, path) : address);
}
