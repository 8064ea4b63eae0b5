import { pages } from '../../src/ui/pages.ts';
import { expect, test } from './support/test.ts';

const live = Object.entries(pages).flatMap(([path, { pageClass }]) => (pageClass === 'live' ? [path] : []));

/** Pages that show or change the account, which nobody can without scripts. */
const ofAccount = /(?:add|edit|remove)-email|\/manage|this-device\/email|activate\/success|by-email\/success/;

for (const [locale, ask] of [
  ['', 'ask us a question'],
  ['/de', 'stellen Sie uns eine Frage'],
] as const) {
  test(`without JavaScript each page of the area says what it cannot do, and nothing in it looks busy: ${locale || 'English'}`, {
    tag: '@once',
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of live) {
      await page.goto(locale + path);
      await test.step(path, async () => {
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
        await expect(page.locator('#main input:visible, #main button:visible'), path).toHaveCount(0);
        if (ofAccount.test(path) && !path.endsWith('/manage')) {
          const way = page.getByRole('main').getByRole('link', { name: ask });
          await expect(way, path).toHaveAttribute('href', `${locale}/subscription-support`);
        }
      });
    }
    await context.close();
  });
}
