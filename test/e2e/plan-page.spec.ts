import { PlanPage } from './pages/plan-page.ts';
import { withoutClientHints } from './support/no-client-hints.ts';
import { subscribe } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

test.describe('the plan page, which is static', () => {
  test('sets what it says of each product the same way, however much that is', {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await new PlanPage(page).open('', '/de');
    const gaps = await page.locator('[aria-labelledby=features] li:visible').evaluateAll((plates) =>
      plates.map((plate) => {
        // A paragraph is as high as its row, which its words need not fill.
        const words = [...plate.querySelectorAll('h3, p')].map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getBoundingClientRect();
        });
        return words.slice(1).map(({ top }, above) => Math.round(top - (words[above]?.bottom ?? 0)));
      }),
    );
    expect(gaps.length).toBeGreaterThan(2);
    expect(new Set(gaps.map(String)), 'gaps').toEqual(new Set([String(gaps[0])]));
  });

  test('tells somebody who has it so, without a sign of intent', { tag: '@once' }, async ({ page }) => {
    await subscribe(page);
    await new PlanPage(page).open();
    await expect(page.getByRole('heading', { name: 'You already have Mallard Pro' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Open my subscription' }).click();
    await expect(page).toHaveURL(/\/pro\/welcome$/);
  });

  test('sells again to somebody whose subscription has ended, and promises no second trial', {
    tag: '@once',
  }, async ({ page }) => {
    await subscribe(page);
    await page.route('**/api/subscription', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), status: 'Expired' } });
    });
    const asked = Promise.withResolvers<void>();
    await page.route('**/api/products?*', async (route) => {
      await asked.promise;
      await route.continue();
    });
    const plans = new PlanPage(page);
    await plans.open();
    await expect(page.getByText(/Your last subscription ended on/)).toBeVisible();
    const spent = page.getByText('You have used your free trial, so you will be charged when you subscribe.');
    const terms = page.getByText('You can cancel online at any time.', { exact: true });
    await expect(spent).toBeHidden();
    const place = await terms.boundingBox();
    asked.resolve();
    await expect(spent).toBeVisible();
    expect(await terms.boundingBox(), 'the terms stay where they are').toEqual(place);
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    await expect(page.getByRole('button', { name: /free trial/ })).toHaveCount(0);
    await expect(page.getByText('First payment today')).toBeVisible();
  });

  for (const [payment, said, unsaid] of [
    ['declined', 'Your card was declined. Nothing was charged.', 'You left the payment page.'],
    ['cancelled', 'You left the payment page. Nothing was charged.', 'Your card was declined.'],
    ['paid', null, 'Nothing was charged.'],
  ] as const) {
    test(`says how the payment ended: ${payment}`, { tag: '@once' }, async ({ page }) => {
      const plans = new PlanPage(page);
      await plans.open(`?payment=${payment}`);
      if (said !== null) await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByText(unsaid).filter({ visible: true })).toHaveCount(0);
      await expect(plans.start).toBeEnabled();
    });
  }

  test('has prices and choice without a script, and says what needs one in place of a dead button', {
    tag: '@once',
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/pro');
    const plans = new PlanPage(page);
    await expect(page.getByText('$99.99 a year', { exact: true })).toBeVisible();
    await expect(page.getByText('Renews at $99.99 a year')).toBeVisible();
    await plans.monthly.check();
    await expect(page.getByText('Renews at $9.99 a month')).toBeVisible();
    await expect(page.getByText('Renews at $99.99 a year')).toBeHidden();
    await expect(plans.start).toBeHidden();
    await expect(page.getByText('To subscribe, please turn on JavaScript.')).toBeVisible();
    await page.getByText('Prices: United States').click();
    await expect(page.getByRole('row', { name: /Germany/ })).toContainText('€99.99');
    await context.close();
  });

  test('says what a product is called before it says what it does', { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.goto('/pro');
    const rows = page.locator('section[aria-labelledby="features"] li:visible');
    const all = await rows.all();
    expect(all.length).toBeGreaterThan(3);
    for (const row of all) {
      const [name, text] = [
        await row.locator('h3').boundingBox(),
        await row.locator('p').first().boundingBox(),
      ];
      expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
    }
  });

  for (const arm of ['tagline', 'banner'] as const) {
    test(`shows the ${arm} of privacypropromo where an arm says so, and nothing of it else`, {
      tag: '@once',
    }, async ({ page }) => {
      const text = { tagline: 'One subscription covers', banner: 'One subscription for all your devices' }[
        arm
      ];
      await page.goto('/pro');
      await expect(page.getByText(text)).toBeHidden();
      await page.goto(`/pro?exp_privacypropromo=${arm}`);
      await expect(page.getByText(text)).toBeVisible();
    });
  }

  test('has the monthly plan chosen at first in the treatment of defaultplan, for who takes part', {
    tag: '@once',
  }, async ({ browser, baseURL }) => {
    const app =
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile DuckDuckGo/5 Safari/537.36';
    for (const [userAgent, chosen] of [
      [app, 'monthly'],
      [undefined, 'yearly'],
    ] as const) {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        ...(userAgent === undefined ? {} : { userAgent }),
      });
      await withoutClientHints(context);
      const page = await context.newPage();
      const plans = new PlanPage(page);
      await plans.open();
      await expect(page.locator('html')).toHaveAttribute('data-market', 'us');
      await expect(plans.yearly).toBeChecked();
      await plans.open('?exp_defaultplan=treatment');
      await expect(plans[chosen]).toBeChecked();
      await plans[chosen].focus();
      await plans.wake();
      await expect(plans[chosen]).toBeChecked();
      await context.close();
    }
  });
});
