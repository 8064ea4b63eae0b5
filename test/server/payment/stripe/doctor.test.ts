import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../../src/server/log.ts';
import { doctor } from '../../../../src/server/payment/stripe/commands/doctor.ts';
import { connectStripe } from '../../../../src/server/payment/stripe/connect.ts';
import { subscribedEvents } from '../../../../src/server/payment/stripe/subscribed-events.ts';
import { SyncPortals } from '../../../../src/server/payment/stripe/sync-portals.ts';
import { SyncPrices } from '../../../../src/server/payment/stripe/sync-prices.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { FakeStripe } from './support/fake-stripe.ts';
import { endless } from './support/stripe-provider.ts';

const secretKey = 'sk_test_never_to_be_printed';
const secrets = 'whsec_never_to_be_printed_0000000000000';
const url = 'https://shop.example/api/webhooks/card-provider';
const endpoint = { url, status: 'enabled', enabled_events: [...subscribedEvents], api_version: '2024-06-20' };

let stripe: FakeStripe;
beforeEach(async () => {
  stripe = await FakeStripe.start(new ManualClock());
  stripe.world.endpoints = [endpoint];
  await new SyncPortals(client()).execute(true);
  stripe.requests.length = 0;
});
afterEach(async () => {
  await stripe.stop();
  expect(stripe.violations).toEqual([]);
});

const client = (key = secretKey) =>
  connectStripe({ secretKey: key, apiBase: stripe.url, patience: endless }, createLog('silent'));

/** What it says, and whether all is well. */
async function examined(env: Readonly<Record<string, string>> = {}, key = secretKey) {
  const said: string[] = [];
  const isWell = await doctor.run(
    {
      stripe: client(key),
      access: { secretKey: key, apiBase: stripe.url, patience: endless },
      env: { PUBLIC_URL: 'https://shop.example', STRIPE_WEBHOOK_SECRETS: secrets, ...env },
      say: (line) => said.push(line),
    },
    [],
  );
  expect(said.join('\n')).not.toContain('never_to_be_printed');
  return { isWell, wrong: said.filter((line) => line.startsWith('WRONG')), said };
}

describe('npm run stripe -- doctor', () => {
  it('finds all well where all is well, and changes nothing', async () => {
    const { isWell, wrong, said } = await examined({ STRIPE_AUTOMATIC_TAX: 'on' });
    expect([isWell, wrong]).toEqual([true, []]);
    expect(said.at(-1)).toBe('All that Stripe shows is as it should be.');
    expect(stripe.requests.filter(({ method }) => method !== 'get')).toEqual([]);
  });

  it('names a price and a portal that are missing or other, and the command that mends them', async () => {
    stripe.world.strangePrices.set('privacy-pro-monthly-hu', null);
    stripe.world.strangePrices.set('privacy-pro-yearly-us', { unit_amount: 1 });
    for (const [id, { metadata }] of stripe.world.portals) {
      if (metadata['market'] === 'gb') stripe.world.portals.delete(id);
    }
    const { isWell, wrong } = await examined();
    expect(isWell).toBe(false);
    const about = (what: string) => wrong.find((line) => line.includes(what));
    expect(about('price: privacy-pro-monthly-hu')).toMatch(/missing.*npm run stripe -- prices$/);
    expect(about('price: privacy-pro-yearly-us')).toMatch(
      /something else.*npm run stripe -- prices --replace$/,
    );
    expect(about('portal: gb')).toMatch(/missing.*npm run stripe -- portal$/);
    expect(about('portal: hu')).toMatch(/no prices/);
  });

  it('names prices whose product is archived: Stripe sells none of it, though they are active', async () => {
    stripe.world.archived.add('mallard-subscription-us');
    const { isWell, wrong } = await examined();
    expect(isWell).toBe(false);
    expect(wrong).toEqual(
      ['monthly', 'yearly'].map((period) =>
        expect.stringMatching(new RegExp(`price: privacy-pro-${period}-us .*archived.*unarchive`)),
      ),
    );
  });

  it('leads out of two prices on two products, which no portal can switch between', async () => {
    stripe.world.strangePrices.set('privacy-pro-yearly-us', { product: 'prod_made_by_hand' });
    const { wrong } = await examined();
    expect(wrong).toEqual([
      expect.stringMatching(
        /price: privacy-pro-yearly-us .*another product.*npm run stripe -- prices --replace$/,
      ),
      expect.stringMatching(/portal: us .*then npm run stripe -- portal$/),
    ]);
    await new SyncPrices(client()).execute({ make: true, replace: true });
    await new SyncPortals(client()).execute(true);
    expect((await examined()).wrong).toEqual([]);
  });

  it.each([
    ['there is none', [], /no endpoint has the address/],
    ['it is turned off', [{ ...endpoint, status: 'disabled' }], /enable it/],
    ['there are two', [endpoint, endpoint], /comes twice/],
    [
      'it does not send refunds',
      [{ ...endpoint, enabled_events: subscribedEvents.filter((type) => type !== 'charge.refunded') }],
      /does not send charge\.refunded: add/,
    ],
    ['it is another site’s', [{ ...endpoint, url: 'https://other.example/' }], /no endpoint has the address/],
  ])('says of the webhook when %s', async (_, endpoints, words) => {
    stripe.world.endpoints = endpoints;
    const { isWell, wrong } = await examined();
    expect([isWell, wrong]).toEqual([false, [expect.stringMatching(words)]]);
  });

  it('examines the endpoint that sends, where one that was turned off was left beside it', async () => {
    const left = { ...endpoint, status: 'disabled', enabled_events: ['charge.refunded'] };
    stripe.world.endpoints = [left, endpoint];
    expect(await examined()).toMatchObject({ isWell: true, wrong: [] });
    stripe.world.endpoints = [left, { ...endpoint, enabled_events: ['charge.refunded'] }];
    expect((await examined()).wrong).toEqual([expect.stringMatching(/does not send .*invoice\.paid/)]);
  });

  it('takes an endpoint that sends everything', async () => {
    stripe.world.endpoints = [{ ...endpoint, enabled_events: ['*'], api_version: null }];
    expect(await examined()).toMatchObject({ isWell: true });
  });

  it('says what this server lacks', async () => {
    const said: string[] = [];
    const access = { secretKey, apiBase: stripe.url, patience: endless };
    await doctor.run({ stripe: client(), access, env: {}, say: (line) => said.push(line) }, []);
    const wrong = said.filter((line) => line.startsWith('WRONG')).join('\n');
    expect(wrong).toMatch(/STRIPE_WEBHOOK_SECRETS is not set.*PUBLIC_URL is not set/s);
  });

  it('expects a live account to take money and to be paid out, and no test account', async () => {
    stripe.world.account = { ...stripe.world.account, charges_enabled: false };
    expect(await examined()).toMatchObject({ isWell: true });
    const live = await examined({}, 'sk_live_never_to_be_printed');
    expect(live.wrong).toEqual([expect.stringMatching(/account: takes payments/)]);
  });

  it('expects a live account to name this site and whom to ask', async () => {
    const may = { charges_enabled: true, payouts_enabled: true };
    const about = { url: 'www.shop.example', support_email: 'help@shop.example' };
    const live = (profile: object) => {
      stripe.world.account = { ...may, business_profile: profile };
      return examined({}, 'sk_live_never_to_be_printed');
    };
    expect(await live(about)).toMatchObject({ isWell: true });
    const { wrong } = await live({ url: 'https://other.example/', support_email: null, support_url: null });
    expect(wrong).toEqual([
      expect.stringMatching(/account: names this site.*it names https:\/\/other\.example\//),
      expect.stringMatching(/account: says where to ask/),
    ]);
  });

  it('says what only somebody at the dashboard can look at, the terms where customers are asked to agree to them', async () => {
    const left = ({ said }: { readonly said: readonly string[] }) =>
      said.filter((line) => line.startsWith('LOOK'));
    const plain = left(await examined());
    expect(plain).toEqual([
      expect.stringMatching(/Manage failed payments/),
      expect.stringMatching(/Customer emails/),
      expect.stringMatching(/Manage disputed payments/),
    ]);
    const asking = await examined({ STRIPE_TERMS_CONSENT: 'on' });
    expect(asking.isWell).toBe(true);
    expect(left(asking).slice(plain.length)).toEqual([
      expect.stringMatching(/Public details.*\/pro\/privacy-terms.*no checkout opens/),
    ]);
  });

  it('says what a restricted key must be allowed to write, which only the dashboard shows', async () => {
    const asked = ({ said }: { readonly said: readonly string[] }) =>
      said.filter((line) => /^LOOK.*API keys.*write.*Refunds/.test(line)).length;
    expect(asked(await examined())).toBe(0);
    expect(asked(await examined({}, 'rk_test_never_to_be_printed'))).toBe(1);
  });

  it('says when Stripe Tax is asked for and not set up', async () => {
    stripe.world.taxStatus = 'pending';
    expect(await examined()).toMatchObject({ isWell: true });
    const { wrong } = await examined({ STRIPE_AUTOMATIC_TAX: 'on' });
    expect(wrong).toEqual([expect.stringMatching(/Stripe Tax is not set up/)]);
  });

  it.each([
    ['/v1/checkout/sessions', 'checkouts'],
    ['/v1/invoice_payments', 'payments of bills'],
    ['/v1/disputes', 'disputes'],
    ['/v1/customers', 'customers'],
    ['/v1/payment_methods', 'payment methods'],
    ['/v1/subscription_schedules', 'subscription schedules'],
  ])('names what a key may not read (%s), and goes on', async (path, name) => {
    stripe.fail(path, 'key');
    const { isWell, wrong } = await examined();
    expect([isWell, wrong]).toEqual([
      false,
      [expect.stringMatching(new RegExp(`key: reads ${name}.*the key may not read`))],
    ]);
  });
});
