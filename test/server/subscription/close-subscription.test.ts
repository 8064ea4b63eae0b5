import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure } from '../../../src/domain/result.ts';
import { createLog } from '../../../src/server/log.ts';
import type { CardProvider } from '../../../src/server/payment/card-provider.ts';
import { Simulator } from '../../../src/server/payment/simulator/simulator.ts';
import { type Buyer, emailsOf, giveAddress, openShop, payAt, type Shop } from '../support/shop.ts';
import { subscriptionsOn } from '../support/subscription-module.ts';

let shop: Shop;
let simulator: Simulator;
beforeAll(async () => {
  shop = await openShop();
  simulator = new Simulator(
    shop.store.db,
    shop.clock,
    createLog('silent'),
    [shop.config.secrets.cardWebhook],
    async () => 503,
  );
});
afterAll(() => shop.close());

const module = () => subscriptionsOn(shop.store.db, simulator.provider, shop.clock, shop.config);
const close = (buyer: Buyer) => module().closer.close(shop.store.db, buyer.accountId);

async function there(buyer: Buyer) {
  const rows = await shop.store.db
    .selectFrom('sim_subscription')
    .select(['status', 'due_at'])
    .where('account_id', '=', buyer.accountId)
    .execute();
  return rows;
}

describe('closing what an account pays for', () => {
  it('ends it at the provider and here, says so once, and does nothing more when repeated', async () => {
    const buyer = await shop.buyer();
    await giveAddress(shop, buyer, 'leaving@pond.example');
    await buyer.buy();
    const start = shop.clock.now();
    await close(buyer);
    expect(await there(buyer)).toEqual([{ status: 'canceled', due_at: null }]);
    expect((await buyer.get('/api/subscription/status')).body).toEqual({ status: 'Expired' });
    await close(buyer);
    await close(buyer);
    expect(await emailsOf(shop, buyer, start)).toEqual(['day 0: welcome', 'day 0: ended']);
  });

  it('closes an open payment page, which then takes no money', async () => {
    const buyer = await shop.buyer();
    const page = await buyer.checkout();
    await close(buyer);
    expect((await payAt(shop, page)).status).toBe(410);
    expect(await there(buyer)).toEqual([]);
  });

  it('closes a payment page whose answer was lost', async () => {
    const buyer = await shop.buyer();
    const page = await buyer.checkout();
    await shop.store.db
      .updateTable('checkout')
      .set({ provider_ref: null, url: null, expires_at: null })
      .where('account_id', '=', buyer.accountId)
      .execute();
    await close(buyer);
    expect((await payAt(shop, page)).status).toBe(410);
  });

  it('ends a subscription that was paid a moment ago, before the site heard of it', async () => {
    const buyer = await shop.buyer();
    shop.reachable = false;
    await buyer.buy();
    shop.reachable = true;
    await close(buyer);
    expect(await there(buyer)).toEqual([{ status: 'canceled', due_at: null }]);
    expect((await buyer.get('/api/subscription/status')).body).toEqual({ status: 'Expired' });
  });

  it('does nothing for an account that has nothing', async () => {
    const buyer = await shop.buyer();
    await close(buyer);
    expect((await buyer.get('/api/subscription')).status).toBe(404);
  });

  it('fails while the provider is away, and leaves the subscription as it was', async () => {
    const buyer = await shop.buyer();
    await buyer.buy();
    const provider: CardProvider = simulator.provider;
    const away = async () => failure({ code: 'provider_unavailable' } as const);
    const cancel = provider.cancelSubscription;
    provider.cancelSubscription = away;
    await expect(close(buyer)).rejects.toThrow('The card provider is away');
    expect((await buyer.get('/api/subscription/status')).body).toEqual({ status: 'Auto-Renewable' });
    provider.cancelSubscription = cancel;
    await close(buyer);
    expect((await buyer.get('/api/subscription/status')).body).toEqual({ status: 'Expired' });
  });

  it('keeps the trial spent for whoever has the address next', async () => {
    const [first, second] = [await shop.buyer(), await shop.buyer()];
    await first.buy();
    await giveAddress(shop, first, 'next@pond.example');
    await close(first);
    await giveAddress(shop, first, null);
    await giveAddress(shop, second, 'next@pond.example');
    expect((await second.get('/api/products')).body).toMatchObject([
      { offer: { isUserEligible: false } },
      { offer: { isUserEligible: false } },
    ]);
  });
});
