import { messagingDevices } from '../../src/domain/device/messaging.ts';
import { makeAccount, signedInAs } from './support/app-account.ts';
import { Beacons } from './support/beacons.ts';
import { isWhole } from './support/crawl.ts';
import { playHostAround } from './support/host-around.ts';
import { expect, test } from './support/test.ts';

const devices = Object.keys(messagingDevices) as (keyof typeof messagingDevices)[];

const opened = ['/pro', '/subscriptions', '/de/subscriptions/activate', '/identity-theft-restoration'];

for (const [turn, device] of devices.entries()) {
  test.describe(`inside the app for ${device}`, () => {
    for (const path of opened.filter((_, index) => isWhole || index % devices.length === turn)) {
      test(`${path} has neither header nor footer, and never had`, { tag: '@once' }, async ({ page }) => {
        await playHostAround(page, { platform: device });
        await page.addInitScript(() => {
          const shown = new Set<string>();
          const look = () => {
            for (const part of document.querySelectorAll('body > div > header, body > div > footer'))
              if (part.getClientRects().length > 0) shown.add(part.tagName);
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
          Object.defineProperty(window, 'everShown', { value: () => [...shown] });
        });
        await page.goto(path);
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.getByRole('banner')).toBeHidden();
        await expect(page.getByRole('contentinfo')).toBeHidden();
        await expect(page.getByRole('link', { name: /Skip to the content|Zum Inhalt/ })).toBeHidden();
        expect(
          await page.evaluate(() => Reflect.apply(Reflect.get(window, 'everShown'), window, [])),
        ).toEqual([]);
      });
    }
  });
}

test('pages that our apps do not open keep their header where a browser of ours shows them', {
  tag: '@once',
}, async ({ page }) => {
  await playHostAround(page, { platform: 'macos' });
  await page.goto('/about');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('plans inside an app', () => {
  const prices = { macos: '$99.99', ios: '$99.99', android: '$99.99' } as const;
  for (const device of ['macos', 'ios', 'android'] as const) {
    test(`are those of the store of the app for ${device}, which sells them`, { tag: '@once' }, async ({
      page,
    }) => {
      const host = await playHostAround(page, { platform: device, state: { purchase: 'canceled' } });
      await page.goto('/subscriptions');
      const main = page.getByRole('main');
      await expect(main.getByText(prices[device])).not.toHaveCount(0);
      // Perhaps before the app has told what it sells: the choice stays.
      await main.getByRole('radio', { name: /Monthly/ }).check();
      await expect(main.getByText(/You pay through (the App Store|Google Play)/)).toBeVisible();
      await main.getByRole('button', { name: 'Start 7-day free trial' }).click();
      await expect(main.getByText('The purchase was canceled or did not go through.')).toBeVisible();
      const [chosen] = await host.told('subscriptionSelected');
      expect(Object(chosen).id).toMatch(/month/);
      await expect.poll(() => host.told('subscriptionsMonthlyPriceClicked')).toHaveLength(1);
      await main.getByRole('radio', { name: /Yearly/ }).check();
      expect(await host.told('subscriptionsYearlyPriceClicked')).toHaveLength(1);
      await expect(main.getByText(/payment provider’s page/)).toBeHidden();
      await main.getByRole('button', { name: 'I have a subscription' }).click();
      expect(await host.told('activateSubscription')).toHaveLength(1);
    });
  }

  test('come with a reminder of the trial’s end where the app sends notifications', {
    tag: '@once',
  }, async ({ page }) => {
    const host = await playHostAround(page, {
      platform: 'android',
      state: { notifications: 'notDetermined', purchase: 'canceled' },
    });
    await page.goto('/subscriptions');
    const main = page.getByRole('main');
    const box = main.getByRole('checkbox', { name: /Remind me on this device/ }).filter({ visible: true });
    await box.click();
    await expect(
      main.getByText('The app may not send notifications').filter({ visible: true }),
    ).toBeVisible();
    await expect(box).not.toBeChecked();
    await host.set({ notifications: 'granted' });
    await box.check();
    await main.getByRole('button', { name: 'Start 7-day free trial' }).click();
    await expect.poll(() => host.told('subscriptionSelected')).toHaveLength(1);
    const [chosen] = await host.told('subscriptionSelected');
    expect(Object(chosen).scheduleNotification).toEqual({ daysBeforeCancel: 2 });
  });

  test('are not sold at all where the app’s store is empty', { tag: '@once' }, async ({ page }) => {
    await playHostAround(page, { platform: 'ios', state: { store: { platform: 'ios', products: [] } } });
    await page.goto('/subscriptions');
    await expect(page.getByText('This app can’t sell you a subscription')).toBeVisible();
    await expect(page.getByRole('button', { name: /trial|payment/ })).toHaveCount(0);
  });
});

test('links inside an app lead to the pages that get its token, those outside to where they did', {
  tag: '@desktop',
}, async ({ page, browser, watch }) => {
  const outside = await browser.newContext({ viewport: page.viewportSize() });
  watch.add(outside);
  const plain = await outside.newPage();
  await plain.goto('/de/subscriptions/manage');
  await plain.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await expect(plain).toHaveURL(/\/de\/pro\/login$/);
  await outside.close();

  await playHostAround(page, { platform: 'ios' });
  await page.goto('/de/subscriptions/manage');
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/de\/subscriptions\/activate$/);
  await expect(page.getByRole('heading', { name: 'Abo aktivieren' })).toBeVisible();
});

for (const [path, twin] of [
  ['/pro/welcome', '/subscriptions/welcome'],
  ['/de/pro?origin=a#questions', '/de/subscriptions?origin=a#questions'],
] as const) {
  test(`${path} gives way to its twin inside an app, and only that one is counted`, {
    tag: '@once',
  }, async ({ page, context }) => {
    const beacons = new Beacons(context);
    await playHostAround(page, { platform: 'macos' });
    await page.goto(path);
    await expect(page).toHaveURL(({ pathname, search, hash }) => pathname + search + hash === twin);
    await expect.poll(() => beacons.of('page_impression')).toHaveLength(1);
    await page.goto('/dev/mail');
    expect(beacons.of('page_impression').map(({ params }) => params['page'])).toEqual(['subscriptions']);
  });
}

test('whoever has a plan of the app’s store can change it there', { tag: '@once' }, async ({ page }) => {
  const account = await makeAccount(page.request);
  const option = (id: string, recurrence: string, displayPrice: string) => ({
    id,
    cost: { displayPrice, recurrence },
  });
  const tier = (name: string, ...options: readonly ReturnType<typeof option>[]) => ({
    tier: name,
    features: [],
    options,
  });
  const products = [
    tier('plus', option('privacy-pro-monthly-us', 'monthly', '$9.99'), option('year', 'yearly', '$99.99')),
    tier('pro', option('dearer', 'monthly', '$19.99')),
  ];
  const host = await playHostAround(page, {
    platform: 'ios',
    state: { ...signedInAs(account), store: { platform: 'ios', products } },
  });
  await page.goto('/subscriptions/plans?tier=pro');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'You already have Mallard Pro' })).toBeVisible();
  await main.getByRole('radio', { name: /Pro, monthly/ }).check();
  await main.getByRole('button', { name: 'Change plan' }).click();
  await expect
    .poll(() => host.told('subscriptionChangeSelected'))
    .toEqual([{ id: 'dearer', change: 'upgrade' }]);
  await host.push('subscriptionPages', 'onPurchaseUpdate', { type: 'canceled' });
  await expect(main.getByText('The purchase was canceled or did not go through.')).toBeVisible();
});

test('a browser of ours that has but the bridge of every page offers its own screens beside the card', {
  tag: '@once',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    const answers: Record<string, object> = {
      handshake: {
        platform: 'macos',
        availableMessages: ['subscriptionDetails', 'getAuthAccessToken', 'openSubscriptionPurchase'],
      },
      subscriptionDetails: { isSubscribed: false },
      getAuthAccessToken: { accessToken: '' },
    };
    const bridge = {
      notify: (...message: readonly unknown[]) => void told.push(message),
      request: (name: string) => Promise.resolve(answers[name] ?? {}),
      subscribe: () => () => {},
    };
    const createMessageBridge = (feature: string) => {
      if (feature !== 'subscriptions') throw new Error('Did not install Message Bridge');
      return bridge;
    };
    const duckduckgo = { messageHandlers: {}, platform: 'macos', createMessageBridge };
    Object.defineProperty(navigator, 'duckduckgo', { configurable: true, value: duckduckgo });
    Object.assign(window, { told });
  });
  await page.goto('/pro?origin=home_google');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /Monthly/ }).check();
  await expect(main.getByRole('button', { name: 'Start 7-day free trial' }).first()).toBeEnabled();
  await main.getByRole('button', { name: 'See the plans in the app' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual([
    ['openSubscriptionPurchase', { origin: 'home_google' }],
  ]);
});

test('a browser of ours that has but the bridge of every page sells by card, with header and footer', {
  tag: '@once',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const bridge = { notify() {}, request: () => new Promise(() => {}), subscribe: () => () => {} };
    const createMessageBridge = (feature: string) => {
      if (feature !== 'subscriptions') throw new Error('Did not install Message Bridge');
      return bridge;
    };
    const duckduckgo = { messageHandlers: {}, platform: 'android', createMessageBridge };
    Object.defineProperty(navigator, 'duckduckgo', { configurable: true, value: duckduckgo });
  });
  await page.goto('/pro');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-market', 'us');
  await page.goto('/subscriptions');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
