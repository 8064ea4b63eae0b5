import { CardPage } from './pages/card-page.ts';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PlanPage } from './pages/plan-page.ts';
import { expect, test } from './support/test.ts';

test('a page that throws says so, says what was not lost, and leads on', { tag: '@once' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (location.pathname !== '/pro/welcome' || sessionStorage.getItem('mended')) return;
    Intl.DateTimeFormat = class {
      constructor() {
        throw new Error('planted');
      }
    } as never;
  });
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('page.error')) reports.push(message.text());
  });
  const plans = new PlanPage(page);
  await plans.open();
  await plans.buy('monthly');
  await new CardPage(page).pay('good');
  await expect(page.getByRole('heading', { name: 'This page isn’t working' })).toBeVisible();
  await expect(page.getByText('Your account and your subscription haven’t changed.').last()).toBeVisible();
  await expect(page.getByText('planted')).toHaveCount(0);
  expect(reports).toEqual(['page.error broken planted']);
  await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(new OwnSubscription(page).welcome).toBeVisible();
});

// One that the page's first script imports, the first script itself, and one that it cannot run without.
for (const file of ['libraries', 'index', 'rolldown-runtime']) {
  test(`a live page whose ${file} script does not arrive says so in its language`, { tag: '@once' }, async ({
    page,
  }) => {
    const reports: string[] = [];
    page.on('console', (line) => {
      if (line.text().startsWith('page.error')) reports.push(line.text());
    });
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    await page.goto('/de/pro/login');
    const notice = page.locator('[data-start-failure]');
    await expect(notice).toContainText('Ein Teil der Seite wurde nicht geladen.');
    await expect(notice).toBeVisible();
    expect(reports).toEqual([expect.stringContaining('page.error not_started')]);
    await page.unroute(`**/assets/${file}-*.js`);
    await notice.getByRole('link', { name: 'Noch einmal versuchen' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('button', { name: 'Code senden' })).toBeEnabled();
  });
}
