import type { Route } from '@playwright/test';
import { PlanPage } from './pages/plan-page.ts';
import { expect, test } from './support/test.ts';

/** How one answer about eligibility gets lost. */
const lostAnswers: readonly (readonly [fault: string, spoil: (route: Route) => Promise<void>])[] = [
  ['503', (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } })],
  ['429', (route) => route.fulfill({ status: 429, json: { error: 'too_many_requests' } })],
  ['cut off', (route) => route.abort('connectionreset')],
];

test.describe('the prices of the plan page, which is static', () => {
  test('shows the chosen country’s prices, and where the visitor is in another, those and why', {
    tag: '@once',
  }, async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/countryCode*', async (route) => {
      await gate.promise;
      await route.fulfill({ json: { country: 'GB' } });
    });
    await page.route('**/privacy-pro-eligible.json*', (route) => route.fulfill({ status: 200, json: {} }));
    await page.goto('/pro?country=FR&period=monthly');
    await expect(page.getByText('€9.99 a month', { exact: true })).toBeVisible();
    const why = page.getByText('You now see the prices of the country you are in.');
    await expect(why).toBeHidden();
    gate.resolve();
    await expect(page.getByText('£9.99 a month', { exact: true })).toBeVisible();
    await expect(why).toBeVisible();
    await expect(page.getByRole('radio', { name: /£9\.99/ })).toBeChecked();
  });

  test('shows the market of the last visit before anything is asked', { tag: '@once' }, async ({ page }) => {
    const plans = new PlanPage(page);
    await plans.open('?country=se');
    await expect(page.getByText('SEK 1,295 a year', { exact: true })).toBeVisible();
    await page.route('**/countryCode*', () => undefined);
    await plans.open();
    await expect(page.getByText('SEK 1,295 a year', { exact: true })).toBeVisible();
  });

  for (const [fault, spoil] of lostAnswers) {
    test(`does not say that it is not sold here when one answer about it gets lost, and asks again: ${fault}`, {
      tag: '@once',
    }, async ({ page }) => {
      await page.clock.install();
      let asked = 0;
      await page.route('**/privacy-pro-eligible.json*', async (route) => {
        asked += 1;
        if (asked > 1) await route.continue();
        else await spoil(route);
      });
      await new PlanPage(page).open('?country=se');
      await expect(page.getByText('We couldn’t find out which country you are in.')).toBeVisible();
      await expect(page.getByText('$99.99 a year', { exact: true })).toBeVisible();
      await expect(page.getByText('Not available in your country yet')).toBeHidden();
      await page.clock.runFor(5_000);
      await expect(page.getByText('SEK 1,295 a year', { exact: true })).toBeVisible();
      await expect(page.getByText('We couldn’t find out which country you are in.')).toBeHidden();
      expect(asked).toBe(2);
    });
  }

  test('shows the prices of the language’s country first where it cannot ask', {
    tag: '@once',
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/de/pro');
    await expect(page.getByText('99,99 € im Jahr', { exact: true })).toBeVisible();
    await expect(page.getByText('Preise: Euroraum')).toBeVisible();
    await expect(page.getByText('Nur Beratung:')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Widerrufsrecht' })).toBeVisible();
    await context.close();
  });

  for (const query of ['?country=us', '?country=hu', '?country=no', '?country=hu&payment=declined']) {
    test(`does not move when the market is known: /pro${query}`, async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.set(window, 'shifts', 0);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const value: unknown = Reflect.get(entry, 'value');
            Reflect.set(window, 'shifts', Number(Reflect.get(window, 'shifts')) + Number(value));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`/de/pro${query}`);
      await expect(page.locator('html')).toHaveAttribute('data-market', /^(?:us|hu|none)$/);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shifts')))).toBeLessThanOrEqual(0.01);
    });
  }
});
