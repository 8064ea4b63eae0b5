import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { subscriptionBase, subscriptionPaths } from '../../../src/contract/subscription.ts';
import { createSite } from '../../../src/server/app.ts';
import { loadConfig } from '../../../src/server/config/config.ts';
import { postOverHttp } from '../../../src/server/payment/simulator/event-dispatcher.ts';
import { everyFault, type FaultProxy, openFaultProxy } from '../../support/fault-proxy.ts';
import { FakeStripe } from '../payment/stripe/support/fake-stripe.ts';
import { testKey, webhookSecrets } from '../payment/stripe/support/stripe-provider.ts';
import { AuthClient } from '../support/auth-client.ts';
import { openFreshStore } from '../support/fresh-database.ts';
import { ManualClock, minutes } from '../support/manual-clock.ts';
import { countOf, leftAtProvider, openShop, type Shop } from '../support/shop.ts';
import { siteUrl } from '../support/test-site.ts';
import { inEarnest, inTime } from './in-time.ts';

const aPage = 3_000;
const wellAgain = 5_000;
const checkout = subscriptionBase + subscriptionPaths.checkout;

describe('a card provider (Stripe) behind a network that fails', () => {
  let stripe: FakeStripe;
  let line: FaultProxy;
  let close: () => Promise<void>;
  let order: (token: string) => Promise<Response>;
  let bearer: string;
  beforeEach(async () => {
    const clock = new ManualClock();
    stripe = await FakeStripe.start(clock);
    line = await openFaultProxy({ port: Number(new URL(stripe.url).port) });
    const folder = mkdtempSync(join(tmpdir(), 'reliability-stripe-'));
    const config = loadConfig({
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      CARD_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: testKey,
      STRIPE_WEBHOOK_SECRETS: webhookSecrets.join(','),
      STRIPE_API_BASE: `http://127.0.0.1:${line.port}`,
    });
    const site = await createSite({ config, clock, store: await openFreshStore() });
    order = async (token) =>
      site.fetch(
        new Request(siteUrl + checkout, {
          method: 'POST',
          headers: { Host: new URL(siteUrl).host, Authorization: `Bearer ${token}` },
          body: JSON.stringify({
            productId: 'privacy-pro-monthly-us',
            purchasePlatform: 'stripe',
            returnUrl: `${siteUrl}/pro/welcome`,
          }),
        }),
      );
    const newcomer = () => new AuthClient({ site, passcodeFor: async () => '' }).signUp();
    // Another visitor has bought before, so that the price is known and the connection is open.
    expect((await order((await newcomer()).access)).status).toBe(200);
    stripe.world.sessions.clear();
    bearer = (await newcomer()).access;
    close = async () => {
      await site.close();
      await line.close();
      await stripe.stop();
      rmSync(folder, { recursive: true, force: true });
    };
  }, 240_000);
  afterEach(() => close());

  it.each(everyFault)(
    'by being %s: the order is answered in 3 s, and is one checkout once all is well, within 5 s',
    async (fault) => {
      line.break(fault);
      const answers = await inTime(aPage, 'ordering', Promise.all([order(bearer), order(bearer)]));
      for (const answer of answers) {
        expect([answer.status, await answer.json()]).toEqual([503, { error: 'unavailable' }]);
      }
      line.mend();
      const asked = async () => {
        for (;;) {
          const answer = await order(bearer);
          if (answer.status !== 503) return answer.status;
        }
      };
      expect(await inTime(wellAgain, 'getting well', asked())).toBe(200);
      expect(stripe.world.sessions.size).toBe(1);
    },
    240_000,
  );
});

describe('events of the card provider (simulator) on a network that fails', () => {
  let line: FaultProxy;
  let shop: Shop;
  let close: () => Promise<void>;
  beforeEach(async () => {
    let answer: (request: Request) => Promise<Response> = async () => new Response(null, { status: 503 });
    const server = createAdaptorServer({ fetch: (request) => answer(request) });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No port');
    line = await openFaultProxy({ port: address.port });
    const webhook = `http://127.0.0.1:${line.port}${subscriptionBase}${subscriptionPaths.webhook}`;
    shop = await openShop({}, { carry: postOverHttp(webhook, 1_000), ...inEarnest });
    answer = async (request) => shop.site.fetch(request);
    close = async () => {
      await line.close();
      await shop.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
    };
  }, 240_000);
  afterEach(() => close());

  it.each(everyFault)(
    'by being %s: who pays is answered in 3 s, pays once, and has the subscription once all is well',
    async (fault) => {
      const buyer = await shop.buyer();
      const page = await buyer.checkout();
      line.break(fault);
      const card = { number: '4242424242424242', expiry: '12 / 35', cvc: '123', postcode: '10115' };
      const paid = await inTime(aPage, 'paying', shop.call('POST', page, { form: card }));
      expect(paid.status).toBe(303);
      await shop.site.settled();

      line.mend();
      shop.clock.pass(minutes(1));
      await shop.site.settled();
      expect((await buyer.get('/api/subscription/status')).status).toBe(200);
      expect(await countOf(shop, 'subscription')).toBe(1);
      expect(await countOf(shop, 'provider_event')).toBe(await countOf(shop, 'sim_event'));
      expect(await leftAtProvider(shop)).toMatchObject({ subscriptions: 1, invoices: 1 });
    },
    240_000,
  );
});
