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
  test(`the header of ${home} is a menu below 800 px, and one line from there on`, { tag: '@once' }, async ({
    page,
  }) => {
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
    for (const width of [800, 880, 960, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(menu, `${width} px`).toBeHidden();
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

test('every link of header and footer leads somewhere', { tag: '@once' }, async ({ page, request }) => {
  for (const home of ['/', '/de']) {
    await page.goto(home);
    const targets = await page
      .locator('header a, footer a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const target of new Set(targets.filter((href) => href.startsWith('/')))) {
      const [path = '', place] = target.split('#');
      const answer = await request.get(path);
      expect(answer.status(), target).toBe(200);
      if (place !== undefined) expect(await answer.text(), target).toContain(`id="${place}"`);
    }
  }
});
