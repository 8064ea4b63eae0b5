import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brand } from '../../../../src/domain/brand.ts';
import { marketsOnSale } from '../../../../src/domain/subscription/eligibility.ts';
import { createLog } from '../../../../src/server/log.ts';
import { connectStripe } from '../../../../src/server/payment/stripe/connect.ts';
import { SyncPortals } from '../../../../src/server/payment/stripe/sync-portals.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { FakeStripe } from './support/fake-stripe.ts';
import { endless, portalOf, providerAt, testKey } from './support/stripe-provider.ts';

let stripe: FakeStripe;
let portals: SyncPortals;
beforeEach(async () => {
  stripe = await FakeStripe.start(new ManualClock());
  stripe.world.customers.add('cus_1');
  const access = { secretKey: testKey, apiBase: stripe.url, patience: endless };
  portals = new SyncPortals(connectStripe(access, createLog('silent')));
});
afterEach(async () => {
  await stripe.stop();
  expect(stripe.violations).toEqual([]);
});

const configurations = '/v1/billing_portal/configurations';
async function lines(make: boolean) {
  const result = await portals.execute(make);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
const ofHungary = async (make: boolean) => (await lines(make)).find(({ market }) => market === 'hu');

describe('the portals at Stripe', () => {
  it('are one a market, with one product and its two prices, and made once', async () => {
    const first = await lines(true);
    expect(first).toEqual(marketsOnSale().map((market) => ({ market, found: 'missing', done: 'made' })));
    const made = stripe.asked('post', configurations).map(({ form }) => form);
    expect(made.map((form) => form.get('metadata[market]'))).toEqual(marketsOnSale());
    const [us] = made;
    expect([...(us ?? [])].filter(([name]) => name.includes('[products]'))).toEqual([
      ['features[subscription_update][products][0][product]', 'mallard-subscription-us'],
      ['features[subscription_update][products][0][prices][0]', 'price_privacy_pro_monthly_us'],
      ['features[subscription_update][products][0][prices][1]', 'price_privacy_pro_yearly_us'],
    ]);

    const second = await lines(true);
    expect(second.every(({ found, done }) => found === 'as it should be' && done === 'nothing')).toBe(true);
    expect(stripe.asked('post', configurations)).toHaveLength(made.length);
  });

  it('never end a free trial by a switch, and never let a subscription be paused', async () => {
    await lines(true);
    for (const { form } of stripe.asked('post', configurations)) {
      expect(form.get('features[subscription_update][trial_update_behavior]')).toBe('continue_trial');
      expect(form.get('features[subscription_cancel][mode]')).toBe('at_period_end');
      expect([...form.keys()].filter((name) => name.includes('pause'))).toEqual([]);
    }
  });

  it('are only looked at when that is asked, and named when somebody has changed one', async () => {
    expect(await ofHungary(false)).toEqual({ market: 'hu', found: 'missing', done: 'nothing' });
    expect(stripe.asked('post', configurations)).toEqual([]);
    await lines(true);
    for (const portal of stripe.world.portals.values())
      if (portal.metadata['market'] === 'hu') portal.features = {};
    expect(await ofHungary(false)).toEqual({ market: 'hu', found: 'other', done: 'nothing' });
    expect(await ofHungary(true)).toEqual({ market: 'hu', found: 'other', done: 'changed' });
    expect(await ofHungary(true)).toEqual({ market: 'hu', found: 'as it should be', done: 'nothing' });
    expect(stripe.world.portals.size).toBe(marketsOnSale().length);
  });

  it('are named when they link other pages than ours, and link ours again', async () => {
    await lines(true);
    for (const portal of stripe.world.portals.values()) {
      expect(portal.profile['terms_of_service_url']).toBe(new URL('/pro/privacy-terms', brand.site).href);
      if (portal.metadata['market'] === 'hu')
        portal.profile = { terms_of_service_url: 'https://other.example/terms' };
    }
    expect(await ofHungary(true)).toEqual({ market: 'hu', found: 'other', done: 'changed' });
    expect(await ofHungary(false)).toEqual({ market: 'hu', found: 'as it should be', done: 'nothing' });
  });

  it('wait for prices that charge what our pages say', async () => {
    stripe.world.strangePrices.set('privacy-pro-yearly-hu', { unit_amount: 1 });
    expect(await ofHungary(true)).toEqual({ market: 'hu', found: 'no prices', done: 'nothing' });
  });
});

describe('who manages a subscription', () => {
  const opened = () => stripe.asked('post', '/v1/billing_portal/sessions').at(-1)?.form;

  it('is offered the prices of the own market alone', async () => {
    await lines(true);
    const provider = providerAt(stripe.url, new ManualClock());
    for (const market of ['us', 'hu']) {
      const productId = `privacy-pro-monthly-${market}`;
      expect(await provider.openPortal({ ...portalOf('cus_1'), productId })).toMatchObject({ ok: true });
      const id = opened()?.get('configuration') ?? '';
      expect(stripe.world.portals.get(id)?.metadata).toEqual({ market });
    }
    expect(stripe.asked('get', configurations)).toHaveLength(2);
  });

  it('gets the account’s own portal where the market has none: a card can be changed all the same', async () => {
    const provider = providerAt(stripe.url, new ManualClock());
    expect(await provider.openPortal(portalOf('cus_1'))).toMatchObject({ ok: true });
    expect(opened()?.has('configuration')).toBe(false);
  });
});
