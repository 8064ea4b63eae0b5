import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { failure, success } from '../../../src/domain/result.ts';
import { loadConfig } from '../../../src/server/config/config.ts';
import { createLog } from '../../../src/server/log.ts';
import type { CardProvider } from '../../../src/server/payment/card-provider.ts';
import { Simulator } from '../../../src/server/payment/simulator/simulator.ts';
import { Reconciliation } from '../../../src/server/subscription/reconciliation.ts';
import { ReconciliationRecord } from '../../../src/server/subscription/reconciliation-record.ts';
import type { Subscriptions } from '../../../src/server/subscription/subscriptions.ts';
import { openFreshStore } from '../support/fresh-database.ts';
import { days, ManualClock, minutes } from '../support/manual-clock.ts';
import { subscriptionsOn } from '../support/subscription-module.ts';
import { openTestSite } from '../support/test-site.ts';
import { withStores } from '../support/with-stores.ts';

const hour = minutes(60);
const card = { number: '4242424242424242', expiry: '12/35', cvc: '123', postcode: '10115' };
const failing = { ...card, number: '4000000000000341' };

withStores((store) => {
  const clock = new ManualClock();
  const log = createLog('silent');
  const dataDir = mkdtempSync(join(tmpdir(), 'mallard-reconcile-'));
  let simulator: Simulator;
  let provider: CardProvider;
  let subscriptions: Subscriptions;
  let reconciliation: Reconciliation;

  beforeAll(() => {
    const { db } = store();
    const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    // Every event is lost on the way.
    simulator = new Simulator(db, clock, log, ['a secret that nobody needs here'], async () => 503);
    provider = simulator.provider;
    subscriptions = subscriptionsOn(db, provider, clock, config);
    reconciliation = newReconciliation();
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  function newReconciliation(mostOfNight?: number): Reconciliation {
    return new Reconciliation({
      ...(mostOfNight === undefined ? {} : { mostOfNight }),
      db: store().db,
      provider,
      recordEvent: subscriptions.recordEvent,
      sync: subscriptions.sync,
      clock,
      log,
      fromHour: 3,
    });
  }

  /** Somebody buys the monthly plan; the site does not hear of it. */
  async function buy(with_ = card): Promise<string> {
    const accountId = randomUUID();
    const email = `${accountId}@pond.example`;
    await store()
      .db.insertInto('account')
      .values({ id: accountId, email, created_at: clock.now() })
      .execute();
    const page = await subscriptions.openCheckout.execute({
      accountId,
      productId: 'privacy-pro-monthly-us',
      platform: 'stripe',
      returnUrl: 'http://localhost:4173/pro/welcome',
      origin: null,
      country: 'US',
      ownWebOrigins: ['http://localhost:4173'],
      idempotencyKey: null,
    });
    if (!page.ok) throw new Error(page.error.code);
    const paid = await simulator.hosted.pay(page.value.pathname.split('/').at(-1) ?? '', with_);
    expect(paid.kind).toBe('complete');
    return accountId;
  }

  const subscriptionOf = (accountId: string) =>
    store().db.selectFrom('subscription').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  const drift = (day: string) =>
    store()
      .db.selectFrom('reconciliation_drift')
      .select(['kind', 'was', 'became', 'mended'])
      .where('day', '=', day)
      .orderBy('kind')
      .execute();
  const emailKeys = async (accountId: string) => {
    const rows = await store()
      .db.selectFrom('subscription_email')
      .innerJoin('subscription', 'subscription.id', 'subscription_email.subscription_id')
      .select('key')
      .where('account_id', '=', accountId)
      .orderBy('key')
      .execute();
    return rows.map(({ key }) => key.replace(/ .*/, ''));
  };
  const tomorrow = () => clock.pass(days(1));

  describe('comparing with the card provider', () => {
    it('begins with the first day: nothing can have been lost before it', async () => {
      const early = await buy();
      expect(await reconciliation.execute()).toBeNull();
      expect(await subscriptionOf(early)).toBeUndefined();
      const rows = await store().db.selectFrom('reconciliation').selectAll().execute();
      expect(rows).toMatchObject([{ day: '2026-11-21', since: clock.now(), finished_at: clock.now() }]);
    });

    it('waits for its hour, takes what was never heard and does it once a day', async () => {
      const buyer = await buy();
      clock.pass(15 * hour - 1);
      expect(await reconciliation.execute()).toBeNull();
      clock.pass(1);
      const run = await reconciliation.execute();
      expect(run).toMatchObject({ day: '2026-11-22', unmended: 0 });
      expect(run?.events).toBeGreaterThanOrEqual(3);
      expect(await subscriptionOf(buyer)).toMatchObject({ status: 'Auto-Renewable', in_trial: true });
      // Both buyers' events; the first one's lay within the hour that is looked at twice.
      expect(await drift('2026-11-22')).toEqual([
        { kind: 'event', was: null, became: 'applied', mended: true },
        { kind: 'event', was: null, became: 'applied', mended: true },
      ]);
      expect(await reconciliation.execute()).toBeNull();
    });

    it('finds nothing where nothing was lost, and sends no email again', async () => {
      const buyer = await buy();
      tomorrow();
      expect(await reconciliation.execute()).toMatchObject({ mended: 1 });
      const [emails, row] = [await emailKeys(buyer), await subscriptionOf(buyer)];
      expect(emails).toEqual(['welcome']);
      tomorrow();
      const run = await reconciliation.execute();
      expect(run).toMatchObject({ mended: 0, unmended: 0 });
      expect(run?.subscriptions).toBeGreaterThanOrEqual(3);
      expect([await emailKeys(buyer), await subscriptionOf(buyer)]).toEqual([emails, row]);
    });

    it('learns of a declined card, and of its end, without any event having come', async () => {
      const buyer = await buy(failing);
      clock.pass(days(8));
      await simulator.passTime();
      await reconciliation.execute();
      expect(await subscriptionOf(buyer)).toMatchObject({ status: 'Grace Period' });
      expect((await emailKeys(buyer)).filter((key) => key === 'failed')).toHaveLength(1);
      clock.pass(days(14));
      await simulator.passTime();
      await reconciliation.execute();
      expect(await subscriptionOf(buyer)).toMatchObject({ status: 'Expired' });
    });

    it('reads open checkouts and subscriptions too, where the list of events says nothing', async () => {
      const nothing = vi.spyOn(provider, 'listEvents');
      nothing.mockResolvedValue(success({ events: [], next: null }));
      const buyer = await buy(failing);
      tomorrow();
      const run = await reconciliation.execute();
      expect(run).toMatchObject({ events: 0, checkouts: 1, mended: 1, unmended: 0 });
      expect(await drift(run?.day ?? '')).toEqual([
        { kind: 'checkout', was: 'open', became: 'paid', mended: true },
      ]);
      expect(await subscriptionOf(buyer)).toMatchObject({ status: 'Auto-Renewable' });

      clock.pass(days(7));
      await simulator.passTime();
      const later = await reconciliation.execute();
      expect(await drift(later?.day ?? '')).toContainEqual({
        kind: 'subscription',
        was: 'Auto-Renewable',
        became: 'Grace Period',
        mended: true,
      });
      expect(await subscriptionOf(buyer)).toMatchObject({ status: 'Grace Period' });
      nothing.mockRestore();
    });

    it('passes over an open checkout for which the provider never made a page', async () => {
      const nothing = vi.spyOn(provider, 'listEvents');
      nothing.mockResolvedValue(success({ events: [], next: null }));
      const away = vi.spyOn(provider, 'openCheckout');
      away.mockResolvedValue(failure({ code: 'provider_unavailable' }));
      await expect(buy()).rejects.toThrow();
      const open = store().db.selectFrom('checkout').select('provider_ref').where('state', '=', 'open');
      expect(await open.execute()).toEqual([{ provider_ref: null }]);
      tomorrow();
      const asked = vi.spyOn(provider, 'fetchCheckout');
      expect(await reconciliation.execute()).toMatchObject({ checkouts: 0, mended: 0, unmended: 0 });
      expect(asked).not.toHaveBeenCalled();
      for (const spy of [nothing, away, asked]) spy.mockRestore();
    });

    it('goes on to its end where an open checkout is forgotten meanwhile', async () => {
      const nothing = vi.spyOn(provider, 'listEvents');
      nothing.mockResolvedValue(success({ events: [], next: null }));
      const buyers = [await buy(), await buy()];
      tomorrow();
      // It is deleted when the first of them is read, so that one of the two is gone before its turn.
      const asked = vi.spyOn(provider, 'fetchCheckout');
      asked.mockImplementationOnce(async (ref) => {
        await store()
          .db.deleteFrom('checkout')
          .where('state', '=', 'open')
          .where('provider_ref', '!=', ref)
          .execute();
        return provider.fetchCheckout(ref);
      });
      const run = await reconciliation.execute();
      expect(run).toMatchObject({ checkouts: 2, mended: 1, unmended: 0 });
      // The provider says whose it is, so that it is not lost with its checkout.
      for (const buyer of buyers)
        expect(await subscriptionOf(buyer)).toMatchObject({ status: 'Auto-Renewable' });
      nothing.mockRestore();
      asked.mockRestore();
    });

    it('says when the provider does not know a subscription, and leaves it as it is', async () => {
      const buyer = await buy();
      tomorrow();
      await reconciliation.execute();
      const ref = 'sub_that_is_gone';
      await store()
        .db.updateTable('subscription')
        .set({ provider_ref: ref })
        .where('account_id', '=', buyer)
        .execute();
      tomorrow();
      expect(await reconciliation.execute()).toMatchObject({ unmended: 1 });
      expect(await subscriptionOf(buyer)).toMatchObject({ status: 'Auto-Renewable', provider_ref: ref });
      await store()
        .db.updateTable('subscription')
        .set({ status: 'Expired' })
        .where('provider_ref', '=', ref)
        .execute();
    });

    it('is taken up again when the provider was away, from where it stood', async () => {
      const buyer = await buy();
      tomorrow();
      const away = vi.spyOn(provider, 'listEvents');
      away.mockResolvedValueOnce(failure({ code: 'provider_unavailable' }));
      expect(await reconciliation.execute()).toBeNull();
      expect(await subscriptionOf(buyer)).toBeUndefined();
      away.mockRestore();
      clock.pass(hour);
      expect(await reconciliation.execute()).toMatchObject({ mended: 1 });
      expect(await subscriptionOf(buyer)).toMatchObject({ status: 'Auto-Renewable' });
    });

    it('stops when the process ends, and the next process takes it up', async () => {
      const buyer = await buy();
      tomorrow();
      const ending = newReconciliation();
      ending.stop();
      expect(await ending.execute()).toBeNull();
      expect(await subscriptionOf(buyer)).toBeUndefined();
      expect(await reconciliation.execute()).toMatchObject({ mended: 1 });
    });

    it('reads a share of the subscriptions each night, all of them in turn, and after the last the first again', async () => {
      for (let count = 0; count < 3; count += 1) await buy();
      tomorrow();
      await reconciliation.execute();
      const living = await store()
        .db.selectFrom('subscription')
        .select('provider_ref')
        .where('status', '<>', 'Expired')
        .orderBy('provider_ref')
        .execute();
      const refs = living.map(({ provider_ref }) => provider_ref);
      const share = Math.ceil(refs.length / 2);
      await store().db.updateTable('reconciliation').set({ read_to: '' }).execute();
      const nothing = vi.spyOn(provider, 'listEvents');
      nothing.mockResolvedValue(success({ events: [], next: null }));
      const asked = vi.spyOn(provider, 'fetchSubscription');
      const night = async () => {
        asked.mockClear();
        tomorrow();
        expect(await newReconciliation(share).execute()).toMatchObject({ subscriptions: share });
        return asked.mock.calls.map(([ref]) => ref).sort();
      };
      expect(await night()).toEqual(refs.slice(0, share));
      expect(await night()).toEqual([...refs.slice(share), ...refs.slice(0, 2 * share - refs.length)].sort());
      asked.mockRestore();
      nothing.mockRestore();
    });

    it('is done by one of several processes', async () => {
      tomorrow();
      const runs = await Promise.all([1, 2, 3].map(() => newReconciliation().execute()));
      expect(runs.filter((run) => run !== null)).toHaveLength(1);
    });

    it('that died with its process is taken over after six hours', async () => {
      tomorrow();
      const record = new ReconciliationRecord(store().db);
      const died = await record.claim(clock.now());
      expect(died).not.toBeNull();
      clock.pass(6 * hour);
      expect(await reconciliation.execute()).toBeNull();
      clock.pass(1);
      expect(await reconciliation.execute()).toMatchObject({ day: died?.day, since: died?.since });
    });
  });
});

describe('a site', () => {
  it('compares when it starts, if today’s is due', async () => {
    const store = await openFreshStore();
    const started_at = Date.UTC(2026, 10, 20, 3);
    const yesterday = { day: '2026-11-20', since: started_at, started_at, finished_at: started_at + 1 };
    await store.db.insertInto('reconciliation').values(yesterday).execute();
    const at = await openTestSite({ store });
    await at.close();
    const rows = await store.db.selectFrom('reconciliation').selectAll().orderBy('day').execute();
    expect(rows.map(({ day, finished_at }) => [day, finished_at !== null])).toEqual([
      ['2026-11-20', true],
      ['2026-11-21', true],
    ]);
    await store.close();
  });

  it('without a card provider has nothing to compare', async () => {
    const store = await openFreshStore();
    const at = await openTestSite({ store, env: { CARD_PROVIDER: 'none' } });
    await at.close();
    expect(await store.db.selectFrom('reconciliation').selectAll().execute()).toEqual([]);
    await store.close();
  });
});
