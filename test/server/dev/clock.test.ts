import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ClockReply } from '../../../src/contract/dev.ts';
import { SubscriptionEntitlements } from '../../../src/server/subscription/entitlements.ts';
import { field } from '../support/auth-client.ts';
import { type Buyer, giveAddress, goodCard, openShop, type Shop } from '../support/shop.ts';

let shop: Shop;
let buyer: Buyer;

const monthly = { productId: 'privacy-pro-monthly-us' };
const failsLater = '4000000000000341';

async function advance(duration: string): Promise<void> {
  const answer = await shop.call('POST', '/dev/clock', { json: { advance: duration } });
  expect([answer.status, ClockReply.safeParse(answer.body).success]).toEqual([200, true]);
}

/** The status, the day it ends or renews, whether in trial, and how many features may be used. */
async function stands() {
  const row = await shop.store.db
    .selectFrom('subscription')
    .selectAll()
    .where('account_id', '=', buyer.accountId)
    .executeTakeFirstOrThrow();
  const granted = await new SubscriptionEntitlements(shop.store.db).of(buyer.accountId);
  const until = new Date(row.expires_or_renews_at).toISOString().slice(0, 10);
  return [row.status, until, row.in_trial ? 'trial' : '-', granted.length];
}

async function portal(form: Readonly<Record<string, string>>): Promise<void> {
  const answer = await (await buyer.later()).get('/api/checkout/portal');
  const path = new URL(field(answer.body, 'customerPortalUrl')).pathname;
  expect((await shop.call('POST', path, { form })).status).toBe(303);
  await shop.site.settled();
}

describe('the server’s clock', () => {
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it('tells the time, moves ahead and never back', async () => {
    const now = shop.clock.now();
    expect((await shop.call('GET', '/dev/clock')).body).toEqual({ now });
    await advance('P7D');
    expect((await shop.call('GET', '/dev/clock')).body).toEqual({ now: now + 7 * 86_400_000 });
    for (const json of [
      { advance: 'P-7D' },
      { advance: 'soon' },
      { advance: '' },
      { advance: 7 },
      {},
      [],
      'P7D',
    ]) {
      expect((await shop.call('POST', '/dev/clock', { json })).status).toBe(400);
    }
    expect(shop.clock.now()).toBe(now + 7 * 86_400_000);
  });

  it('is a page for people, which moves it by a plain form', async () => {
    const now = shop.clock.now();
    const page = await shop.call('GET', '/dev/clock', { headers: { Accept: 'text/html' } });
    expect(page.text).toContain('Nov 28, 2026');
    const moved = await shop.call('POST', '/dev/clock', { form: { advance: 'P1D' } });
    expect([moved.status, moved.headers.get('Location')]).toEqual([303, '/dev/clock']);
    expect(shop.clock.now()).toBe(now + 86_400_000);
  });

  it('moved by twenty calls at once has moved by all of them', async () => {
    const now = shop.clock.now();
    await Promise.all(Array.from({ length: 20 }, () => advance('PT1M')));
    expect(shop.clock.now()).toBe(now + 20 * 60_000);
  });

  it('lists what was bought with our status and who bought it, so that two of one product differ', async () => {
    const [one, other] = [await shop.buyer(), await shop.buyer()];
    await giveAddress(shop, one, 'robin@pond.example');
    await one.buy(monthly, failsLater);
    await other.buy(monthly);
    await advance('P8D');
    const page = await shop.call('GET', '/dev/clock', { headers: { Accept: 'text/html' } });
    const [, list = ''] = /<ul class="lives"[^>]*>(.*?)<\/ul>/s.exec(page.text) ?? [];
    const rows = list.split('</li>').slice(0, -1);
    expect(rows).toHaveLength(2);
    expect(rows.filter((row) => row.includes('robin@pond.example'))).toEqual([
      expect.stringContaining('Grace Period'),
    ]);
    expect(rows.filter((row) => row.includes('No address'))).toEqual([
      expect.stringContaining('Auto-Renewable'),
    ]);
  });

  it('is not moved by another site', async () => {
    const now = shop.clock.now();
    const answer = await shop.call('POST', '/dev/clock', {
      json: { advance: 'P1D' },
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    expect([answer.status, shop.clock.now()]).toEqual([403, now]);
  });
});

describe('the life of a subscription as the clock moves on', () => {
  beforeEach(async () => {
    shop = await openShop();
    buyer = await shop.buyer();
    return () => shop.close();
  });

  it('goes from trial to renewal to a declined card, through its grace to the end', async () => {
    await buyer.buy(monthly);
    expect(await stands()).toEqual(['Auto-Renewable', '2026-11-28', 'trial', 4]);
    await advance('P6D');
    expect(await stands()).toEqual(['Auto-Renewable', '2026-11-28', 'trial', 4]);
    await advance('P1D');
    expect(await stands()).toEqual(['Auto-Renewable', '2026-12-28', '-', 4]);
    await advance('P15D');
    await portal({ action: 'change-card', ...goodCard, number: failsLater });
    expect(await stands()).toEqual(['Auto-Renewable', '2026-12-28', '-', 4]);
    await advance('P15D');
    expect(await stands()).toEqual(['Grace Period', '2027-01-11', '-', 4]);
    await advance('P13D');
    expect(await stands()).toEqual(['Grace Period', '2027-01-11', '-', 4]);
    await advance('P1D');
    expect(await stands()).toEqual(['Expired', '2027-01-11', '-', 0]);
    await advance('P1Y');
    expect(await stands()).toEqual(['Expired', '2027-01-11', '-', 0]);
  });

  it('ends the same in one step as in many', async () => {
    await buyer.buy(monthly, failsLater);
    await advance('P1Y');
    expect(await stands()).toEqual(['Expired', '2026-12-12', '-', 0]);
    const types = shop.sent.map(({ body }) => field(JSON.parse(body), 'type'));
    expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
    expect(types.at(-1)).toBe('customer.subscription.deleted');
  });

  it('renews a good card month after month, each charged once', async () => {
    await buyer.buy(monthly);
    await advance('P1Y');
    expect(await stands()).toEqual(['Auto-Renewable', '2027-11-28', '-', 4]);
    const invoices = await shop.store.db
      .selectFrom('sim_invoice')
      .select(['amount', 'status'])
      .orderBy('period_start')
      .execute();
    expect(invoices).toEqual([
      { amount: '0', status: 'paid' },
      ...Array.from({ length: 12 }, () => ({ amount: '9.99', status: 'paid' })),
    ]);
  });

  it('is well again when another card is given in the days of grace', async () => {
    await buyer.buy(monthly, failsLater);
    await advance('P9D');
    expect(await stands()).toEqual(['Grace Period', '2026-12-12', '-', 4]);
    await portal({ action: 'change-card', ...goodCard });
    expect(await stands()).toEqual(['Auto-Renewable', '2026-12-28', '-', 4]);
    await advance('P30D');
    expect(await stands()).toEqual(['Auto-Renewable', '2027-01-28', '-', 4]);
  });

  it('that was cancelled keeps its features to the last day and is not charged', async () => {
    await buyer.buy(monthly);
    await portal({ action: 'cancel' });
    expect(await stands()).toEqual(['Not Auto-Renewable', '2026-11-28', 'trial', 4]);
    await advance('P6D');
    expect(await stands()).toEqual(['Not Auto-Renewable', '2026-11-28', 'trial', 4]);
    await advance('P1D');
    expect(await stands()).toEqual(['Expired', '2026-11-28', '-', 0]);
    const charged = await shop.store.db
      .selectFrom('sim_invoice')
      .select('amount')
      .where('amount', '<>', '0')
      .execute();
    expect(charged).toEqual([]);
  });

  it('that ended can be bought again, without a second trial', async () => {
    await buyer.buy(monthly);
    await portal({ action: 'cancel' });
    await advance('P8D');
    const later = await buyer.later();
    await later.buy(monthly);
    expect((await later.get('/api/subscription')).body).toMatchObject({
      status: 'Auto-Renewable',
      activeOffers: [],
    });
    const trials = await shop.store.db.selectFrom('trial').selectAll().execute();
    expect(trials).toHaveLength(1);
  });

  it('changes its product when the period was switched', async () => {
    await buyer.buy(monthly);
    await portal({ action: 'switch-period' });
    await advance('P7D');
    expect(await stands()).toEqual(['Auto-Renewable', '2027-11-28', '-', 4]);
    expect((await (await buyer.later()).get('/api/subscription')).body).toMatchObject({
      productId: 'privacy-pro-yearly-us',
      billingPeriod: 'Yearly',
    });
  });
});
