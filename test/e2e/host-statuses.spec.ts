import type { Page } from '@playwright/test';
import type { Behavior } from '../../src/adapters/played-host/behavior.ts';
import { hostRequests } from '../../src/contract/host-messages.ts';
import { PlanPage } from './pages/plan-page.ts';
import { allApps, apps, appsInTurn, casesOfRun } from './support/apps.ts';
import { playHostAround } from './support/host-around.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };
const withBridge = ['macOS', 'Windows', 'iOS', 'Android'] as const;
const inApp = 'You are subscribed in this app';

/** What the page reports, as it stands in the console. */
function reportsOf(page: Page): readonly string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('subscription.')) reports.push(message.text());
  });
  return reports;
}

interface Status {
  readonly status: string;
  readonly behaviors: Readonly<Record<string, Behavior>>;
  readonly query?: string;
  readonly reported?: string;
  readonly always?: true;
}

const statuses: readonly Status[] = [
  {
    status: 'SUBSCRIBED',
    behaviors: { subscriptionDetails: { result: { isSubscribed: true } } },
    always: true,
  },
  { status: 'UNSUBSCRIBED', behaviors: {} },
  { status: 'UNKNOWN', behaviors: { handshake: { result: { availableMessages: [] } } } },
  {
    status: 'ERROR, for it is refused',
    behaviors: { subscriptionDetails: { error: 'no' } },
    reported: 'subscription.hostBridge host-error',
  },
  {
    status: 'ERROR, for nothing comes',
    behaviors: { handshake: { silent: true } },
    reported: 'subscription.hostBridge timeout',
    always: true,
  },
  {
    status: 'ERROR, for it lacks its fields',
    behaviors: { subscriptionDetails: { result: { isSubscribed: 'yes' } } },
    reported: 'subscription.hostBridge communication',
  },
  {
    status: 'SUBSCRIBED by the address',
    behaviors: { handshake: { silent: true } },
    query: '?isSubscribed=true',
  },
  {
    status: 'UNSUBSCRIBED by the address',
    behaviors: { subscriptionDetails: { result: { isSubscribed: true } } },
    query: '?isSubscribed=false',
    always: true,
  },
];

casesOfRun(statuses).forEach(({ status, behaviors, query = '', reported }, turn) => {
  for (const name of appsInTurn(turn, withBridge)) {
    test(`the subscription of the app is ${status}: ${name}`, once, async ({ page }) => {
      const reports = reportsOf(page);
      const onSite = Object.entries(behaviors).map(([method, behavior]) => [`site.${method}`, behavior]);
      const host = await playHostAround(page, { ...apps[name], behaviors: Object.fromEntries(onSite) });
      await page.goto(`/subscriptions${query}`);
      const main = page.getByRole('main');
      if (status.startsWith('SUBSCRIBED')) {
        await expect(main.getByText(inApp)).toBeVisible();
        await expect(new PlanPage(page).start).toHaveCount(0);
        await main.getByRole('button', { name: 'Back to the app' }).click();
        await expect.poll(() => host.told('backToSettings')).toEqual([{}]);
      } else {
        await expect(new PlanPage(page).start).toBeEnabled();
        await expect(main.getByText(inApp)).toBeHidden();
      }
      expect(reports).toEqual(reported === undefined ? [] : [reported]);
    });
  }
});

for (const name of appsInTurn(2, allApps)) {
  test(`an app that says nothing at all leaves a page that says so: ${name}`, once, async ({ page }) => {
    const reports = reportsOf(page);
    const all = ['getFeatureConfig', 'getAuthAccessToken', 'getSubscriptionOptions'];
    const tiers = 'getSubscriptionTierOptions';
    const silent = [...[...all, tiers].map((one) => `subscriptionPages.${one}`), 'site.handshake'];
    await playHostAround(page, {
      ...apps[name],
      behaviors: Object.fromEntries(silent.map((one) => [one, { silent: true }])),
    });
    await page.goto('/subscriptions/manage');
    await expect(page.getByRole('main').getByText('You are not signed in here')).toBeVisible();
    expect(reports).toContain('subscription.hostSession timeout');
    await page.goto('/subscriptions');
    await expect(page.getByText('We couldn’t get the prices from the app')).toBeVisible();
  });
}

for (const delay of [0, 400]) {
  for (const name of appsInTurn(3 + delay, allApps)) {
    test(
      `what answers everything with an empty thing is no app, after ${delay} ms: ${name}`,
      once,
      async ({ page }) => {
        const empty = Object.entries(hostRequests).flatMap(([channel, rows]) =>
          Object.keys(rows).map((method) => [`${channel}.${method}`, { result: {}, delay }]),
        );
        const host = await playHostAround(page, { ...apps[name], behaviors: Object.fromEntries(empty) });
        await page.goto('/subscriptions/activate');
        await expect(page.getByRole('banner')).toBeVisible();
        await page.goto('/subscriptions');
        await new PlanPage(page).buy('monthly');
        expect(await host.methods(['subscriptionSelected', 'setAuthTokens', 'setSubscription'])).toEqual([]);
      },
    );
  }
}
