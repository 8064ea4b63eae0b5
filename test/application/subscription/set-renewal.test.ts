import { expect, it } from 'vitest';
import type { SubscriptionView } from '../../../src/application/subscription/subscription-state.ts';
import { collect } from '../../support/collect.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';

async function subscriber() {
  const site = memorySite();
  const account = site.world.auth.addAccount('lena@example.com');
  site.world.subscriptions.addSubscription(account, 'privacy-pro-monthly-us', 0);
  const tab = await signedInAs(site, site.browser().tab('/subscriptions/manage'), 'lena@example.com');
  return { site, ...tab.app.get('subscription') };
}

const hasStatus = (status: string) => (view: SubscriptionView) =>
  view.kind === 'there' && view.subscription.status === status;

it('a subscription that is to end is shown so at once, wherever it is shown, and so is one that goes on', async () => {
  const { setRenewal, subscription } = await subscriber();
  using seen = collect(subscription.subscription$);
  await seen.until(hasStatus('Auto-Renewable'));
  expect(await setRenewal.execute(false)).toMatchObject({ ok: true });
  await seen.until(hasStatus('Not Auto-Renewable'));
  expect(await setRenewal.execute(true)).toMatchObject({ ok: true });
  await seen.until(hasStatus('Auto-Renewable'));
});

it('whose answer got lost is looked up again, and shown as it is by then', async () => {
  const { site, setRenewal, subscription } = await subscriber();
  using seen = collect(subscription.subscription$);
  await seen.until(hasStatus('Auto-Renewable'));
  site.world.network.failNext('renewal', 'answer_lost');
  expect(await setRenewal.execute(false)).toEqual({ ok: false, error: { code: 'offline' } });
  await seen.until(hasStatus('Not Auto-Renewable'));
});
