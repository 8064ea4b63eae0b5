import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The header's parts: its own links, and the menu that holds them on a phone. */
function header(page: Page) {
  const banner = page.getByRole('banner');
  return {
    brand: banner.getByRole('link').first(),
    links: banner.locator('a[href$="/pro/login"]').first(),
    menu: banner.locator('details[data-menu]').last().locator('> summary'),
    inMenu: banner.locator('a[href$="/pro/login"]').last(),
  };
}

for (const home of ['/', '/de', '/en-xa']) {
  test(`the header of ${home} has its links in a menu below 800 px, its menus in one below 1152 px, and is one line`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto(home);
    const { brand, links, menu, inMenu } = header(page);
    for (const width of [320, 360, 799]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(menu, `${width} px`).toBeVisible();
      await expect(links, `${width} px`).toBeHidden();
      await menu.click();
      await expect(inMenu, `${width} px`).toBeInViewport();
      await menu.click();
    }
    for (const width of [800, 960, 1151, 1152, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(menu, `${width} px`).toBeVisible({ visible: width < 1152 });
      await expect(links, `${width} px`).toBeVisible();
      const [start, end] = [
        await brand.boundingBox(),
        await page.locator('[data-theme-switch]').boundingBox(),
      ];
      const apart = Math.abs((start?.y ?? 0) - (end?.y ?? 0));
      expect(apart, `brand and theme switch at ${width} px`).toBeLessThan(10);
    }
  });
}

test('the page that one is on is marked, and a group opens without JavaScript', { tag: '@once' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.goto('/pro/login');
  const banner = page.getByRole('banner');
  await expect(banner.locator('nav [aria-current=page]:visible')).toHaveText('Sign in');
  const keep = banner.getByRole('link', { name: 'What we keep' });
  await expect(keep).toBeHidden();
  await banner.getByText('Privacy').first().click();
  await keep.click();
  await expect(page).toHaveURL(/\/#keep$/);
  await context.close();
});

for (const [path, current] of [
  ['/about', 'en'],
  ['/de/about', 'de'],
] as const) {
  test(`${path} is offered in each language in its own words, and the one it is in is marked`, {
    tag: '@once',
  }, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<a\b[^>]*\bdata-language=[^>]*>/g)].map(([link]) => ({
      of: /data-language="?([\w-]+)/.exec(link)?.[1],
      lang: /\blang="?([\w-]+)/.exec(link)?.[1],
      hrefLang: /hreflang="?([\w-]+)/i.exec(link)?.[1],
      isCurrent: link.includes('aria-current'),
    }));
    expect(new Set(links.map(({ of }) => of)).size).toBeGreaterThan(1);
    for (const { of, hrefLang } of links) expect(hrefLang).toBe(of);
    // A hint in another language has its language as a whole.
    const listed = links.filter(({ lang }) => lang !== undefined);
    for (const { of, lang, isCurrent } of listed) expect([lang, isCurrent]).toEqual([of, of === current]);
    expect(listed.filter(({ isCurrent }) => isCurrent).length).toBeGreaterThan(0);
    const hints = [...html.matchAll(/<aside\b[^>]*\blang=[^>]*>/g)].map(([hint]) => hint);
    expect(hints.length).toBeGreaterThan(0);
    for (const hint of hints) expect(hint, 'no result of search quotes it').toContain('data-nosnippet');
  });
}

test('every link of header and footer leads somewhere', { tag: '@once' }, async ({ page, request }) => {
  for (const home of ['/', '/de']) {
    await page.goto(home);
    const targets = await page
      .locator('header a, footer a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const own = new Set(targets.filter((href) => href.startsWith('/')));
    expect(own.size, home).toBeGreaterThan(30);
    for (const target of own) {
      const [path = '', place] = target.split('#');
      const answer = await request.get(path);
      expect(answer.status(), target).toBe(200);
      if (place !== undefined) expect(await answer.text(), target).toContain(`id="${place}"`);
    }
  }
});

test('what stands below the header is the page, and below that the footer, with a hint and without', {
  tag: '@once',
}, async ({ browser, baseURL }) => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE', userAgent });
  const page = await context.newPage();
  const order = () =>
    page
      .locator('aside[lang], header, main, footer')
      .filter({ visible: true })
      .evaluateAll((parts) =>
        parts
          .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
          .map(({ localName }) => localName),
      );
  await page.goto('/de');
  expect(await order()).toEqual(['header', 'main', 'footer']);
  await page.goto('/?a=b');
  expect(await order()).toEqual(['aside', 'header', 'main', 'footer']);
  const hint = page.getByRole('complementary', { name: 'Deutsch' });
  await expect(hint.getByRole('link')).toHaveAttribute('href', '/de');
  await page.waitForLoadState('networkidle');
  await hint.getByRole('button', { name: 'Hinweis schließen' }).click();
  await expect(hint).toBeHidden();
  await page.goto('/pro');
  expect(await order()).toEqual(['header', 'main', 'footer']);
  await context.close();
});

test('a menu of the header has each link on one line, in German too', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/de/about');
  const banner = page.getByRole('banner');
  await banner.locator('summary', { hasText: 'Produkte' }).first().click();
  const links = banner.locator('details[open] a:visible');
  await expect(links.filter({ hasText: 'Hilfe nach Identitätsdiebstahl' })).toBeVisible();
  const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(5);
  expect(new Set(heights).size, 'heights').toBe(1);
});
