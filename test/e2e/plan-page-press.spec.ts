import { PlanPage } from './pages/plan-page.ts';
import { expect, test } from './support/test.ts';

test.describe('a press on the plan page, which is static', () => {
  test('goes through with a press that came before any of its code, with the plan that was chosen', {
    tag: '@once',
  }, async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    await page.route(/\/assets\/(?:boot|island|page)[^/]*\.js/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    const plans = new PlanPage(page);
    await page.goto('/pro', { waitUntil: 'commit' });
    await plans.monthly.check();
    await plans.start.click();
    const form = page.locator('form:has(input[name=plan])');
    await expect(form).toHaveAttribute('aria-busy', 'true');
    expect(page.url()).toMatch(/\/pro$/);
    const sent = page.waitForRequest('**/api/checkout/session');
    gate.resolve();
    expect((await sent).postDataJSON()).toMatchObject({ productId: 'privacy-pro-monthly-us' });
    await expect(page).toHaveURL(/\/dev\/pay\//);
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`says that it takes longer when the code for a press is long on its way, with ${reducedMotion} of motion`, {
      tag: '@once',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      const gate = Promise.withResolvers<void>();
      await page.route(/\/assets\/island[^/]*\.js/, async (route) => {
        await gate.promise;
        await route.continue();
      });
      const plans = new PlanPage(page);
      await plans.open();
      await plans.start.click();
      const form = page.locator('form:has(input[name=plan])');
      await expect(form).toHaveAttribute('aria-busy', 'true');
      await expect(plans.late, 'not at once').toBeHidden();
      const before = await form.boundingBox();
      await expect(plans.late).toBeVisible();
      await expect(page.getByText('Next, you enter your card details')).toBeHidden();
      expect(await form.boundingBox(), 'nothing moves').toEqual(before);
      gate.resolve();
      await expect(page).toHaveURL(/\/dev\/pay\//);
    });
  }

  test('stops a press at the prices of another country, made while the page could not know better', {
    tag: '@once',
  }, async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    await page.route(/\/assets\/(?:boot|island|page)[^/]*\.js/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto('/pro?country=se', { waitUntil: 'commit' });
    await expect(page.getByText('We couldn’t find out which country you are in.')).toBeVisible();
    await expect(page.getByText('$99.99 a year', { exact: true })).toBeVisible();
    const plans = new PlanPage(page);
    await plans.start.click();
    gate.resolve();
    await expect(page.getByText('You now see the prices for your country.')).toBeVisible();
    await expect(page.getByText('SEK 1,295 a year', { exact: true })).toBeVisible();
    expect(page.url()).toMatch(/\/pro\?country=se$/);
    await plans.start.click();
    await expect(page).toHaveURL(/\/dev\/pay\//);
  });

  test('says so, and that nothing was charged, when the code for buying cannot be fetched, and tries again', {
    tag: '@once',
  }, async ({ page }) => {
    const plans = new PlanPage(page);
    await plans.open();
    await page.route('**/assets/island-*', (route) => route.abort());
    await plans.start.click();
    await expect(plans.problem).toContainText('Nothing was charged.');
    expect(page.url()).toMatch(/\/pro$/);
    await page.unroute('**/assets/island-*');
    await plans.start.click();
    await expect(page).toHaveURL(/\/dev\/pay\//);
  });

  test('says so as well when not even the script that every page loads could be fetched, and stays', {
    tag: '@once',
  }, async ({ page }) => {
    const orders: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') orders.push(request.url());
    });
    await page.route('**/assets/boot*', (route) => route.abort());
    const plans = new PlanPage(page);
    await plans.open();
    await plans.monthly.check();
    await plans.start.click();
    await expect(plans.problem).toContainText('Nothing was charged.');
    await expect(plans.monthly).toBeChecked();
    expect(page.url()).toMatch(/\/pro$/);
    expect(orders).toEqual([]);
  });
});
