import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { failure } from '../../../src/domain/result.ts';
import { createLog } from '../../../src/server/log.ts';
import type { CardProvider } from '../../../src/server/payment/card-provider.ts';
import { signBody } from '../../../src/server/payment/simulator/signature.ts';
import { Simulator } from '../../../src/server/payment/simulator/simulator.ts';
import {
  addOpenCheckout,
  type CheckoutRow,
  changeCheckout,
  findOpenCheckout,
} from '../../../src/server/subscription/checkout-store.ts';
import type { CheckoutRequest } from '../../../src/server/subscription/open-checkout.ts';
import {
  addSubscription,
  changeSubscription,
  currentSubscription,
  type SubscriptionRow,
} from '../../../src/server/subscription/subscription-store.ts';
import { TrialRecord } from '../../../src/server/subscription/trial-record.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { subscriptionsOn } from '../support/subscription-module.ts';
import { withStores } from '../support/with-stores.ts';

const secret = 'a secret of forty characters, no less no';
const card = { number: '4242424242424242', expiry: '12/35', cvc: '123', postcode: '10115' };

withStores((store) => {
  const clock = new ManualClock();

  async function newAccount(): Promise<string> {
    const id = randomUUID();
    await store().db.insertInto('account').values({ id, email: null, created_at: clock.now() }).execute();
    return id;
  }

  const checkoutOf = (account_id: string): CheckoutRow => ({
    id: randomUUID(),
    account_id,
    product_id: 'privacy-pro-yearly-us',
    platform: 'stripe',
    country: 'US',
    origin: null,
    trial_days: 7,
    return_url: 'http://localhost:4173/pro/welcome',
    attempt: 1,
    state: 'open',
    provider_ref: null,
    url: null,
    expires_at: null,
    created_at: clock.now(),
    version: 1,
  });

  const subscriptionOf = (checkout: CheckoutRow): SubscriptionRow => ({
    id: checkout.id,
    account_id: checkout.account_id,
    provider_ref: `sub_${checkout.id}`,
    customer_ref: 'cus_1',
    product_id: checkout.product_id,
    platform: 'stripe',
    status: 'Auto-Renewable',
    in_trial: true,
    suspended: false,
    next_amount: null,
    next_currency: null,
    started_at: clock.now(),
    expires_or_renews_at: clock.now() + 1,
    version: 1,
    locale: 'en',
    next_product_id: checkout.product_id,
    failure_ref: null,
    overdue_since: null,
    reread_until: null,
  });

  const requestOf = (accountId: string): CheckoutRequest => ({
    accountId,
    productId: 'privacy-pro-yearly-us',
    platform: 'stripe',
    returnUrl: 'http://localhost:4173/pro/welcome',
    origin: null,
    country: 'US',
    ownWebOrigins: ['http://localhost:4173'],
    idempotencyKey: null,
  });

  describe('rows that two writers want', () => {
    it('an account has one open checkout, whoever comes first', async () => {
      const account = await newAccount();
      const wanted = Array.from({ length: 10 }, () => checkoutOf(account));
      const got = await Promise.all(
        wanted.map((row) =>
          store()
            .db.transaction()
            .execute((trx) => addOpenCheckout(trx, row)),
        ),
      );
      expect(new Set(got.map(({ id }) => id)).size).toBe(1);
      expect(await findOpenCheckout(store().db, account)).toEqual(got[0]);
    });

    it('a change made from an old version is not written', async () => {
      const row = await addOpenCheckout(store().db, checkoutOf(await newAccount()));
      expect(await changeCheckout(store().db, row, { url: 'https://first.example/' })).toBe(true);
      expect(await changeCheckout(store().db, row, { url: 'https://second.example/' })).toBe(false);
      expect(await findOpenCheckout(store().db, row.account_id)).toMatchObject({
        url: 'https://first.example/',
        version: 2,
      });

      const subscription = subscriptionOf(row);
      expect(await addSubscription(store().db, subscription)).toBe(true);
      expect(await addSubscription(store().db, subscription)).toBe(false);
      expect(await changeSubscription(store().db, subscription, { status: 'Grace Period' })).toBe(true);
      expect(await changeSubscription(store().db, subscription, { status: 'Expired' })).toBe(false);
      expect(await currentSubscription(store().db, row.account_id)).toMatchObject({
        status: 'Grace Period',
        version: 2,
      });
    });

    it('the trial of an account is noted once', async () => {
      const row = await addOpenCheckout(store().db, checkoutOf(await newAccount()));
      const trials = new TrialRecord(randomBytes(32));
      expect(await trials.isSpent(store().db, row.account_id)).toBe(false);
      await addSubscription(store().db, subscriptionOf(row));
      await trials.note(store().db, subscriptionOf(row), null, clock.now());
      await trials.note(store().db, subscriptionOf(row), null, clock.now());
      expect(await trials.isSpent(store().db, row.account_id)).toBe(true);
    });

    it('the subscription in force counts before a newer one that ended', async () => {
      const account = await newAccount();
      const first = await addOpenCheckout(store().db, { ...checkoutOf(account), state: 'paid' });
      await addSubscription(store().db, subscriptionOf(first)).catch(() => undefined);
      const second = await addOpenCheckout(store().db, checkoutOf(account));
      await addSubscription(store().db, {
        ...subscriptionOf(second),
        status: 'Expired',
        started_at: clock.now() + 5,
      });
      expect(await currentSubscription(store().db, account)).toMatchObject({ id: first.id });
    });
  });

  describe('the provider’s answer to a checkout', () => {
    /** An order, and a provider that answers the first calls in another way; `keys` are those it was called with. */
    async function shopWith(
      first: (open: () => Promise<unknown>) => Promise<'provider_unavailable' | 'refused'>,
    ) {
      const { db } = store();
      const { provider } = new Simulator(db, clock, createLog('silent'), [secret], async () => 503);
      const keys: string[] = [];
      const usual = provider.openCheckout.bind(provider);
      const answering: CardProvider = provider;
      answering.openCheckout = async (order, key) => {
        keys.push(key);
        if (keys.length > 1) return usual(order, key);
        return failure({ code: await first(() => usual(order, key)) });
      };
      const { openCheckout } = subscriptionsOn(db, answering, clock);
      const request = { ...requestOf(await newAccount()), idempotencyKey: 'the tab’s own key' };
      const ask = async () => {
        const opened = await openCheckout.execute(request);
        return opened.ok ? opened.value.pathname : opened.error.code;
      };
      const pages = () =>
        db.selectFrom('sim_checkout').select('id').where('account_id', '=', request.accountId).execute();
      return { ask, keys, pages };
    }

    it('that was lost is asked for again under the same key, and is one page', async () => {
      const { ask, keys, pages } = await shopWith(async (open) => {
        await open();
        return 'provider_unavailable';
      });
      expect(await ask()).toBe('provider_unavailable');
      const page = await ask();
      expect([page, await ask()]).toEqual([expect.stringContaining('/dev/pay/'), page]);
      expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
      expect(await pages()).toHaveLength(1);
    });

    it('that ended in an error is not asked for again under its dead key', async () => {
      const { ask, keys, pages } = await shopWith(async () => 'refused');
      expect(await ask()).toBe('provider_unavailable');
      expect(await ask()).toContain('/dev/pay/');
      expect(keys.map((key) => key.split(':')[1])).toEqual(['1', '2']);
      expect(await pages()).toHaveLength(1);
    });
  });

  it('an account that is being deleted opens no checkout', async () => {
    const { db } = store();
    const { provider } = new Simulator(db, clock, createLog('silent'), [secret], async () => 503);
    const accountId = await newAccount();
    await db.updateTable('account').set({ deletion_asked_at: 1 }).where('id', '=', accountId).execute();
    const opened = await subscriptionsOn(db, provider, clock).openCheckout.execute(requestOf(accountId));
    expect(opened).toEqual(failure({ code: 'account_gone' }));
    expect(await findOpenCheckout(db, accountId)).toBeUndefined();
  });

  describe('a purchase with everybody pressing at once', () => {
    it('is one page, one charge and one subscription', async () => {
      const { db } = store();
      const sent: string[] = [];
      const simulator = new Simulator(db, clock, createLog('silent'), [secret], async (body) => {
        sent.push(body);
        return 503;
      });
      const { openCheckout, recordEvent } = subscriptionsOn(db, simulator.provider, clock);
      const request = requestOf(await newAccount());
      const many = Array.from({ length: 12 }, (_, index) => index);

      const pages = await Promise.all(
        many.map((i) => openCheckout.execute({ ...request, idempotencyKey: `key-${i}` })),
      );
      const urls = new Set(pages.map((page) => (page.ok ? page.value.href : page.error.code)));
      expect(urls.size).toBe(1);

      const session = [...urls][0]?.split('/').at(-1) ?? '';
      const outcomes = await Promise.all(many.map(() => simulator.hosted.pay(session, card)));
      expect(outcomes.map(({ kind }) => kind)).toEqual(many.map(() => 'complete'));
      const bought = await db
        .selectFrom('sim_subscription')
        .select('id')
        .where('account_id', '=', request.accountId)
        .execute();
      expect(bought).toHaveLength(1);

      await simulator.settled();
      expect(sent).toHaveLength(3);
      const heard = await Promise.all(
        many.map((i) => {
          const body = sent[i % sent.length] ?? '';
          return recordEvent.execute(body, signBody(body, secret, clock.now()));
        }),
      );
      expect(heard.every(({ ok }) => ok)).toBe(true);
      const rows = await db
        .selectFrom('subscription')
        .selectAll()
        .where('account_id', '=', request.accountId)
        .execute();
      expect(rows).toMatchObject([{ status: 'Auto-Renewable', in_trial: true, version: 1 }]);
      const checkout = await db
        .selectFrom('checkout')
        .selectAll()
        .where('account_id', '=', request.accountId)
        .execute();
      expect(checkout).toMatchObject([{ state: 'paid' }]);
    });
  });
});
