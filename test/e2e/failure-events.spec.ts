import { PasscodeForm } from './pages/passcode-form.ts';
import { PlanPage } from './pages/plan-page.ts';
import { apps } from './support/apps.ts';
import { Beacons } from './support/beacons.ts';
import { playHostAround } from './support/host-around.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };

test(
  'a code that cannot be asked for is counted under its name, once a page, without the address',
  once,
  async ({ page, context }) => {
    const beacons = new Beacons(context);
    await page.goto('/pro/login');
    await page.route('**/v2/otp?*', (route) => route.abort());
    const form = new PasscodeForm(page);
    await form.address.fill('events-of-failures@example.com');
    for (let times = 1; times <= 2; times += 1) {
      const asked = page.waitForEvent('requestfailed');
      await form.send.click();
      await asked;
      await expect(form.problem).toBeVisible();
    }
    await expect.poll(() => beacons.of('subscription.v2Passphrase')).toHaveLength(1);
    expect(beacons.of('subscription.v2Passphrase')[0]?.params).toEqual({ code: 'offline' });
    expect(beacons.of('subscription_code_sent')).toEqual([]);
    expect(JSON.stringify(beacons.of())).not.toContain('events-of-failures');
  },
);

test(
  'each call before the card page that gets no answer is counted under its name',
  once,
  async ({ page, context }) => {
    const beacons = new Beacons(context);
    const plans = new PlanPage(page);
    await plans.open();
    for (const [call, id] of [
      ['/api/auth/v2/authorize', 'subscription.v2Authorization'],
      ['/api/auth/v2/account/create', 'subscription.v2AccountCreate'],
      ['/api/auth/v2/token', 'subscription.v2Tokens'],
    ] as const) {
      await page.route(`**${call}*`, (route) => route.abort());
      await plans.start.click();
      await expect.poll(() => beacons.of(id).map(({ params }) => params['code'])).toEqual(['offline']);
      await page.unroute(`**${call}*`);
    }
    await plans.start.click();
    await expect(page).toHaveURL(/\/dev\/pay\//);
    expect(beacons.ids().filter((id) => id.startsWith('subscription.v2'))).toHaveLength(3);
  },
);

for (const { wrong, id, code } of [
  { wrong: 'site.subscriptionDetails', id: 'subscription.hostBridge', code: 'host-error' },
  { wrong: 'subscriptionPages.getAuthAccessToken', id: 'subscription.hostSession', code: 'host-error' },
] as const) {
  test(`an app that answers with an error is counted: ${wrong}`, once, async ({ page, context }) => {
    const beacons = new Beacons(context);
    await playHostAround(page, { ...apps.macOS, behaviors: { [wrong]: { error: 'no' } } });
    await page.goto('/subscriptions');
    await expect(new PlanPage(page).start).toBeEnabled();
    await expect.poll(() => beacons.of(id).map(({ params }) => params['code'])).toEqual([code]);
  });
}
