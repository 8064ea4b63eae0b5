import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { field } from '../support/auth-client.ts';
import { days } from '../support/manual-clock.ts';
import { atPortal, type Buyer, countOf, openShop, passTime, type Shop, siteRows } from '../support/shop.ts';

const monthly = { productId: 'privacy-pro-monthly-us' };

let shop: Shop;
let buyer: Buyer;
beforeEach(async () => {
  shop = await openShop();
  buyer = await shop.buyer();
});
afterEach(() => shop.close());

/** Does something at the portal of which no event reaches the site. */
async function unannounced(form: Readonly<Record<string, string>>): Promise<void> {
  const answer = await buyer.get('/api/checkout/portal');
  const path = new URL(field(answer.body, 'customerPortalUrl')).pathname;
  shop.reachable = false;
  expect((await shop.call('POST', path, { form })).status).toBe(303);
  await shop.site.settled();
}

describe('coming back from the portal', () => {
  it('shows what was done there, although no event has come', async () => {
    await buyer.buy(monthly);
    await unannounced({ action: 'cancel' });
    expect((await buyer.get('/api/subscription')).body).toMatchObject({ status: 'Not Auto-Renewable' });
    await unannounced({ action: 'resume' });
    expect((await buyer.get('/api/subscription/status')).body).toEqual({ status: 'Auto-Renewable' });
  });

  it('asks the provider no more once the portal is closed', async () => {
    await buyer.buy(monthly);
    await unannounced({ action: 'cancel' });
    shop.clock.pass(3_600_000);
    const later = await buyer.later();
    expect((await later.get('/api/subscription/status')).body).toEqual({ status: 'Auto-Renewable' });
    shop.reachable = true;
    await passTime(shop, 'PT2H');
    expect((await later.get('/api/subscription/status')).body).toEqual({ status: 'Not Auto-Renewable' });
  });
});

describe('a subscription that staff made at the provider', () => {
  const named = (change: { account_id?: string; cart_id?: string }) =>
    shop.store.db.updateTable('sim_subscription').set(change).execute();

  it('is recorded for the account it names, without any checkout', async () => {
    shop.reachable = false;
    await buyer.buy(monthly);
    await named({ cart_id: randomUUID() });
    await shop.store.db.deleteFrom('checkout_key').execute();
    await shop.store.db.deleteFrom('checkout').execute();
    shop.reachable = true;
    await passTime(shop, 'PT1M');
    expect((await buyer.get('/api/subscription')).body).toMatchObject({
      status: 'Auto-Renewable',
      productId: monthly.productId,
      platform: 'stripe',
      activeOffers: [{ type: 'Trial' }],
    });
    await passTime(shop, 'P10D');
    expect((await siteRows(shop)).subscriptions).toMatchObject([
      { status: 'Auto-Renewable', in_trial: false },
    ]);
  });

  it('of an account that does not exist is taken and changes nothing', async () => {
    shop.reachable = false;
    await buyer.buy(monthly);
    await named({ account_id: randomUUID(), cart_id: randomUUID() });
    shop.reachable = true;
    await passTime(shop, 'PT1M');
    expect(await countOf(shop, 'subscription')).toBe(0);
    const events = await shop.store.db.selectFrom('provider_event').select('outcome').execute();
    expect(events.map(({ outcome }) => outcome)).toContain('ignored');
  });
});

describe('the rights in a token', () => {
  const granted = async () => {
    const { entitlements } = decodeJwt((await buyer.later()).bearer);
    return Array.isArray(entitlements) ? entitlements.length : -1;
  };

  it('follow the subscription with the next refresh: bought, declined, ended, bought again', async () => {
    expect(await granted()).toBe(0);
    await buyer.buy(monthly, '4000000000000341');
    expect(await granted()).toBe(4);
    await passTime(shop, 'P15D');
    expect((await (await buyer.later()).get('/api/subscription/status')).body).toEqual({
      status: 'Grace Period',
    });
    expect(await granted()).toBe(4);
    await passTime(shop, 'P6D');
    expect(await granted()).toBe(0);
    await (await buyer.later()).buy(monthly);
    expect(await granted()).toBe(4);
  });

  it('stay to the last paid day of one that was cancelled', async () => {
    await buyer.buy(monthly);
    await atPortal(shop, buyer, { action: 'cancel' });
    await passTime(shop, 'P6DT23H');
    expect(await granted()).toBe(4);
    await passTime(shop, 'PT1H');
    expect(await granted()).toBe(0);
  });
});

describe('a subscription that ended', () => {
  it('can be bought again, and is then the one that counts, on every call', async () => {
    await buyer.buy(monthly, '4000000000000341');
    await passTime(shop, 'P25D');
    const later = await buyer.later();
    expect((await later.get('/api/subscription/status')).body).toEqual({ status: 'Expired' });
    await later.buy({ productId: 'privacy-pro-yearly-us' });
    expect((await later.get('/api/subscription')).body).toMatchObject({
      productId: 'privacy-pro-yearly-us',
      status: 'Auto-Renewable',
      startedAt: shop.clock.now(),
    });
    expect((await later.get('/api/checkout/portal')).status).toBe(200);
    expect((await later.open()).status).toBe(409);
  });
});

describe('the ledger of events', () => {
  it('is kept for 90 days', async () => {
    const { createSite } = await import('../../../src/server/app.ts');
    const { config, clock } = shop;
    const tidy = async () => {
      const store = { ...shop.store, close: async () => {} };
      await (await createSite({ config, clock, store, postEvent: async () => 200 })).close();
    };
    await buyer.buy(monthly);
    await atPortal(shop, buyer, { action: 'cancel' });
    await passTime(shop, 'P8D');
    const all = await countOf(shop, 'provider_event');
    clock.pass(days(81));
    await tidy();
    expect(await countOf(shop, 'provider_event')).toBe(all);
    clock.pass(days(2));
    await tidy();
    expect(await countOf(shop, 'provider_event')).toBeLessThan(all);
    clock.pass(days(8));
    await tidy();
    expect(await countOf(shop, 'provider_event')).toBe(0);
    expect((await siteRows(shop)).subscriptions).toMatchObject([{ status: 'Expired' }]);
  });
});
