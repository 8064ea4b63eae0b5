import type { Route } from '@playwright/test';
import { PlanPage } from './pages/plan-page.ts';
import { withoutClientHints } from './support/no-client-hints.ts';
import { subscribe } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

/** How one answer about eligibility gets lost. */
const lostAnswers: readonly (readonly [fault: string, spoil: (route: Route) => Promise<void>])[] = [
  ['503', (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } })],
  ['429', (route) => route.fulfill({ status: 429, json: { error: 'too_many_requests' } })],
  ['cut off', (route) => route.abort('connectionreset')],
];

test.describe('the plan page, which is static', () => {
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
