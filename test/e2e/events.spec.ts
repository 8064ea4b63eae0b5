import { isSpeedPixel } from '../../src/domain/analytics/speed-steps.ts';
import { CardPage } from './pages/card-page.ts';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { PlanPage } from './pages/plan-page.ts';
import { hearQuestions, untilAsked } from './support/asked-to-count.ts';
import { Beacons, beaconsOfLeaving } from './support/beacons.ts';
import { Mailbox } from './support/mailbox.ts';
import { addAddress } from './support/purchase.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };

for (const [path, name] of [
  ['/', 'home'],
  ['/de', 'home'],
  ['/john-smith-divorce', '404'],
  ['/pro', 'pro'],
  ['/pro/login', 'pro'],
  ['/pro/add-email', 'pro'],
  ['/subscriptions/welcome/stripe', 'subscriptions'],
] as const) {
  test(
    `${path} counts itself once, under its own name, and being left at once`,
    once,
    async ({ page, context }) => {
      const beacons = new Beacons(context);
      const sent = await beaconsOfLeaving(page);
      await page.goto(path);
      await expect.poll(() => beacons.of('page_impression')).toHaveLength(1);
      await page.goto('/dev/mail');
      // Its speed has tests of its own (`speed.spec.ts`).
      const all = (await sent()).filter(({ id }) => !isSpeedPixel(id));
      expect(all.map(({ id }) => id)).toEqual(['page_impression', 'static.bounce']);
      for (const { params } of all) expect(params['page']).toBe(name);
      expect(all[1]?.params['timeOnPage']).toMatch(/^(\d|10)$/);
      expect(all[1]?.params['didScroll']).toBe('false');
      expect(JSON.stringify(all)).not.toContain('smith');
    },
  );
}

test(
  'a page that was scrolled and left is a bounce that says so, one that was used is none',
  once,
  async ({ page, context }) => {
    const beacons = new Beacons(context);
    const sent = await beaconsOfLeaving(page);
    await page.goto('/');
    await expect.poll(() => beacons.of('page_impression')).toHaveLength(1);
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => scrollY >= 50);
    // The page hears of scrolling with its next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    await page.goto('/dev/mail');
    const besideSpeed = async () => (await sent()).filter(({ id }) => !isSpeedPixel(id));
    expect((await besideSpeed()).map(({ params }) => params['didScroll'])).toEqual([undefined, 'true']);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).click();
    await page.goto('/dev/mail');
    expect((await besideSpeed()).map(({ id }) => id)).toEqual([
      'page_impression',
      'static.bounce',
      'page_impression',
    ]);
  },
);

test('home counts what is followed, and once', once, async ({ page, context }) => {
  const beacons = new Beacons(context);
  await page.goto('/?origin=blog_mail_spring');
  const keep = page.getByRole('main').getByRole('link', { name: 'See what we keep' });
  await keep.click();
  await keep.click();
  await page.getByRole('radio', { name: 'Monthly' }).first().check();
  await page.getByRole('main').getByRole('button', { name: 'Start 7-day free trial' }).click();
  await expect(page).toHaveURL(/\/pro\?/);
  await expect.poll(() => beacons.of('page_impression')).toHaveLength(2);
  expect(beacons.of('cta_click').map(({ params }) => [params['page'], params['cta']])).toEqual([
    ['home', 'hero-keep'],
    ['home', 'teaser-plans'],
  ]);
  expect(beacons.of('subscription_price_click').map(({ params }) => params['period'])).toEqual(['monthly']);
  expect(beacons.of('cta_click')[0]?.params).toMatchObject({ origin: 'blog_mail_spring', viewCount: '1' });
  expect(beacons.of('static.bounce')).toEqual([]);
});

test(
  'a purchase, an address and a sign-in count each step once',
  once,
  async ({ page, context, browser }) => {
    const beacons = new Beacons(context);
    const plans = new PlanPage(page);
    await plans.open();
    await plans.buy('monthly');
    await new CardPage(page).pay('good');
    await expect(new OwnSubscription(page).welcome).toBeVisible();
    await page.getByText('How do I cancel?').click();
    const address = await addAddress(page, 'events');
    await expect.poll(() => beacons.ids()).toContain('subscription_add_email_success');
    const steps = beacons.ids().filter((id) => id.startsWith('subscription_'));
    expect(steps.filter((id) => id !== 'subscription_price_click')).toEqual([
      'subscription_checkout_start',
      'subscription_checkout_success',
      'subscription_welcome_faq_click',
      'subscription_welcome_add_email_click',
      'subscription_code_sent',
      'subscription_add_email_success',
    ]);
    for (const id of ['subscription_checkout_start', 'subscription_checkout_success']) {
      expect(beacons.of(id)[0]?.params['period']).toBe('monthly');
    }

    const elsewhere = await browser.newContext();
    const there = new Beacons(elsewhere);
    const other = await elsewhere.newPage();
    await other.goto('/pro/login');
    const form = new PasscodeForm(other);
    const mailbox = new Mailbox(other.request, address);
    await mailbox.endWait();
    const seen = await mailbox.count();
    await form.askFor(address);
    await form.enter(await mailbox.passcode(seen));
    await expect(new OwnSubscription(other).welcome).toBeVisible();
    await expect.poll(() => there.ids()).toContain('subscription_activate_success');
    expect(there.ids().filter((id) => id.startsWith('subscription_'))).toEqual([
      'subscription_code_sent',
      'subscription_activate_success',
    ]);
    expect([...beacons.of('subscription_code_sent'), ...there.of('subscription_code_sent')]).toMatchObject([
      { params: { form: 'new' } },
      { params: { form: 'login' } },
    ]);
    expect(JSON.stringify([beacons.of(), there.of()])).not.toContain(address);
    await elsewhere.close();
  },
);

test(
  'whoever goes back from the card page is counted as having left it, once',
  once,
  async ({ page, context }) => {
    const beacons = new Beacons(context);
    const failed = () => beacons.of('subscription_checkout_error').map(({ params }) => params['code']);
    const plans = new PlanPage(page);
    await plans.open();
    await plans.buy('monthly');
    await page.goBack();
    await expect.poll(failed).toEqual(['payment_cancelled']);
    await page.goForward();
    await new CardPage(page).cancel();
    await expect(page).toHaveURL(/\/pro\?payment=cancelled$/);
    await page.reload();
    await expect.poll(() => beacons.of('page_impression').length).toBeGreaterThanOrEqual(4);
    expect(failed()).toEqual(['payment_cancelled']);
  },
);

test(
  'whoever goes back after paying, before the payment is known, has left nothing, and the purchase is counted where it is seen',
  once,
  async ({ page, context }) => {
    const beacons = new Beacons(context);
    const plans = new PlanPage(page);
    await plans.open('?payment=cancelled');
    await expect.poll(() => beacons.of('subscription_checkout_error')).toHaveLength(1);
    await plans.buy('monthly');
    await page.route('**/api/subscription', (route) =>
      route.fulfill({ status: 404, json: { error: 'no_subscription' } }),
    );
    await new CardPage(page).pay('good');
    await expect(new OwnSubscription(page).waiting).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/dev\/pay\//);
    await page.goBack();
    await expect(page).toHaveURL(/\/pro$/);
    await expect(
      page.getByText(/If you have paid, nothing is lost and nothing is charged twice/),
    ).toBeVisible();
    await expect(page.getByText('You left the payment page.')).toBeHidden();
    expect(beacons.of('subscription_checkout_error')).toHaveLength(1);
    expect(beacons.of('subscription_checkout_success')).toEqual([]);
    await page.unroute('**/api/subscription');
    await expect(page.getByRole('heading', { name: 'You already have Mallard Pro' })).toBeVisible();
    await expect.poll(() => beacons.of('subscription_checkout_success')).toHaveLength(1);
    expect(beacons.of('subscription_checkout_error')).toHaveLength(1);
  },
);

for (const outcome of ['cancelled', 'declined'] as const) {
  test(
    `a visit to the card page that ended without a purchase is counted once: ${outcome}`,
    once,
    async ({ page, context }) => {
      const beacons = new Beacons(context);
      await page.goto(`/pro?payment=${outcome}`);
      await expect.poll(() => beacons.of('subscription_checkout_error')).toHaveLength(1);
      expect(beacons.of('subscription_checkout_error')[0]?.params['code']).toBe(`payment_${outcome}`);
      await page.goto('/pro');
      await expect.poll(() => beacons.of('page_impression')).toHaveLength(2);
      await page.goto(`/?payment=${outcome}`);
      await expect.poll(() => beacons.of('page_impression')).toHaveLength(3);
      expect(beacons.of('subscription_checkout_error')).toHaveLength(1);
    },
  );
}

test(
  'nothing is sent for a visitor whose browser asks not to be counted',
  once,
  async ({ page, context }) => {
    const beacons = new Beacons(context);
    await hearQuestions(context, true);
    await context.addInitScript(() => {
      // A click is to be counted here, or not, and to lead nowhere.
      addEventListener('click', (event) => event.preventDefault());
    });
    for (const path of ['/', '/pro/login', '/john-smith-divorce']) {
      await page.goto(path);
      const before = await untilAsked(page);
      await page.locator('[data-event]').first().dispatchEvent('click');
      await untilAsked(page, before);
    }
    await page.goto('about:blank');
    expect(beacons.of()).toEqual([]);
  },
);

test(
  'what a page’s markup declares and the registry does not have is sent as the deprecated event, without what it says',
  once,
  async ({ page, context }) => {
    const beacons = new Beacons(context);
    await page.goto('/about');
    const heading = page.getByRole('heading', { level: 1 });
    await heading.evaluate((element) => element.setAttribute('data-event', 'no_such_event?cta=secret'));
    await heading.click();
    await expect.poll(() => beacons.of('deprecated_pixel')).toEqual([{ id: 'deprecated_pixel', params: {} }]);
    expect(JSON.stringify(beacons.of())).not.toMatch(/no_such|secret/);
  },
);
