import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSite } from '../../../src/server/app.ts';
import { Mailbox } from '../../../src/server/mail/mailbox.ts';
import { confirmAddress } from '../support/confirm-address.ts';
import { days } from '../support/manual-clock.ts';
import {
  atPortal,
  type Buyer,
  emailsOf,
  giveAddress,
  goodCard,
  mailCount,
  openShop,
  passTime,
  type Shop,
} from '../support/shop.ts';

const monthly = { productId: 'privacy-pro-monthly-us' };
const failsLater = '4000000000000341';
const address = 'duck@pond.example';

let shop: Shop;
let buyer: Buyer;
let start: number;

beforeEach(async () => {
  shop = await openShop();
  buyer = await shop.buyer();
  await giveAddress(shop, buyer, address);
  start = shop.clock.now();
});
afterEach(() => shop.close());

const emails = () => emailsOf(shop, buyer, start);
const mails = async () => (await new Mailbox(shop.store.db).list(address)).length;

describe('the emails of a subscription', () => {
  it('tell of its whole life with a card that fails, each once, and each was mailed', async () => {
    await buyer.buy(monthly, failsLater);
    await passTime(shop, 'P30D');
    expect(await emails()).toEqual([
      'day 0: welcome',
      'day 5: renewal',
      'day 7: failed 0',
      'day 10: failed 3',
      'day 14: failed 7',
      'day 19: failed 12',
      'day 21: ended',
    ]);
    expect(await mails()).toBe(7);
    await passTime(shop, 'P60D');
    expect(await mails()).toBe(7);
  });

  it('name the sum of a bill that is open', async () => {
    await buyer.buy(monthly, failsLater);
    await passTime(shop, 'P8D');
    const newest = async () => (await new Mailbox(shop.store.db).list(address))[0]?.text ?? '';
    expect(await newest()).toContain('Amount due: $9.99, tax included\n');
  });

  it('end their reminders when the bill is paid, with a receipt', async () => {
    await buyer.buy(monthly, failsLater);
    await passTime(shop, 'P11D');
    await atPortal(shop, buyer, { action: 'change-card', ...goodCard });
    await passTime(shop, 'P14D');
    expect(await emails()).toEqual([
      'day 0: welcome',
      'day 5: renewal',
      'day 7: failed 0',
      'day 10: failed 3',
      'day 11: receipt',
    ]);
  });

  it('come with every payment of a month, which is not announced', async () => {
    await buyer.buy(monthly);
    await passTime(shop, 'P70D');
    expect(await emails()).toEqual([
      'day 0: welcome',
      'day 5: renewal',
      'day 7: receipt',
      'day 37: receipt',
      'day 68: receipt',
    ]);
  });

  it('announce the charge of a year 30 days ahead, each year', async () => {
    await buyer.buy();
    await passTime(shop, 'P2Y');
    expect(await emails()).toEqual([
      'day 0: welcome',
      'day 5: renewal',
      'day 7: receipt',
      'day 342: renewal',
      'day 372: receipt',
      'day 708: renewal',
    ]);
  });

  it('announce the charge of a year at once and once to who switches to it, however often', async () => {
    await buyer.buy(monthly);
    await passTime(shop, 'P20D');
    const from = start;
    for (let times = 0; times < 3; times += 1) await atPortal(shop, buyer, { action: 'switch-period' });
    expect((await emailsOf(shop, buyer, from)).slice(3)).toEqual(['day 20: renewal']);
    const [newest] = await new Mailbox(shop.store.db).list(address);
    expect(newest?.text).toContain('$99.99');
    await passTime(shop, 'P20D');
    expect((await emails()).slice(3)).toEqual(['day 20: renewal', 'day 37: receipt']);
  });

  it('say once that it was cancelled from the site itself, and nothing of a subscription that renews anyway', async () => {
    await buyer.buy(monthly);
    const { bearer } = buyer;
    const renewal = (renews: boolean) =>
      shop.call('PUT', '/api/subscription/renewal', { bearer, json: { renews } });
    await renewal(true);
    for (const _ of [1, 2])
      expect(await renewal(false)).toMatchObject({ status: 200, body: { status: 'Not Auto-Renewable' } });
    await passTime(shop, 'P1D');
    expect(await emails()).toEqual(['day 0: welcome', 'day 0: cancelled']);
    await passTime(shop, 'P20D');
    expect(await emails()).toEqual(['day 0: welcome', 'day 0: cancelled', 'day 7: ended']);
    expect((await (await buyer.later()).get('/api/subscription')).body).toMatchObject({ status: 'Expired' });
  });

  it('say that it was cancelled, each time, and announce no charge that will not come', async () => {
    await buyer.buy(monthly);
    await atPortal(shop, buyer, { action: 'cancel' });
    await atPortal(shop, buyer, { action: 'resume' });
    await passTime(shop, 'P1D');
    await atPortal(shop, buyer, { action: 'cancel' });
    await passTime(shop, 'P10D');
    expect(await emails()).toEqual([
      'day 0: welcome',
      'day 0: cancelled',
      'day 1: cancelled',
      'day 7: ended',
    ]);
  });

  it('announce the charge of a subscription that was resumed', async () => {
    await buyer.buy(monthly);
    await atPortal(shop, buyer, { action: 'cancel' });
    await passTime(shop, 'P6D');
    await atPortal(shop, buyer, { action: 'resume' });
    expect(await emails()).toEqual(['day 0: welcome', 'day 0: cancelled', 'day 6: renewal']);
  });

  it('are not ordered for an account without an address, also not later', async () => {
    await giveAddress(shop, buyer, null);
    await buyer.buy(monthly, failsLater);
    await passTime(shop, 'P8D');
    expect(await mailCount(shop)).toBe(0);
    await giveAddress(shop, buyer, address);
    await passTime(shop, 'P3D');
    expect(await emails()).toEqual([
      'day 0: welcome (no-address)',
      'day 5: renewal (no-address)',
      'day 7: failed 0 (no-address)',
      'day 10: failed 3',
    ]);
    expect(await mails()).toBe(1);
  });
});

describe('what was bought without an address', () => {
  beforeEach(() => giveAddress(shop, buyer, null));

  it('is confirmed in writing once there is one, as it stands then, and not again to the next address', async () => {
    await buyer.buy(monthly);
    await passTime(shop, 'P2D');
    await confirmAddress(shop, await buyer.later(), address);
    await shop.site.settled();
    expect(await emails()).toEqual(['day 2: welcome']);
    const [welcome, code] = await new Mailbox(shop.store.db).list(address);
    expect(welcome?.text).toContain('$9.99');
    expect(code?.text).not.toContain('$9.99');
    await confirmAddress(shop, await buyer.later(), 'drake@pond.example');
    await passTime(shop, 'P1D');
    expect(await emails()).toEqual(['day 2: welcome']);
  });

  it('is not confirmed when it will not go on, or is a month old', async () => {
    await buyer.buy(monthly);
    await atPortal(shop, buyer, { action: 'cancel' });
    await confirmAddress(shop, buyer, address);
    expect(await emails()).toEqual(['day 0: welcome (no-address)', 'day 0: cancelled (no-address)']);
    const later = await shop.buyer();
    await later.buy(monthly);
    await passTime(shop, 'P31D');
    await confirmAddress(shop, await later.later(), 'hen@pond.example');
    await shop.site.settled();
    const mailed = await new Mailbox(shop.store.db).list('hen@pond.example');
    expect(mailed.map(({ subject }) => subject)).toHaveLength(1);
  });
});

describe('a server that was away', () => {
  it('sends what came due, of several reminders the newest alone, also when two processes wake', async () => {
    await buyer.buy(monthly, failsLater);
    await passTime(shop, 'P7D');
    shop.clock.pass(days(8));
    const store = { ...shop.store, close: async () => {} };
    const { config, clock } = shop;
    const again = await createSite({ config, clock, store, postEvent: async () => 503 });
    shop.reachable = false;
    await Promise.all([again.settled(), shop.site.settled()]);
    expect(await emails()).toEqual([
      'day 0: welcome',
      'day 5: renewal',
      'day 7: failed 0',
      'day 15: failed 7',
    ]);
    expect(await mails()).toBe(4);
    await again.close();
  });
});

describe('the days of grace', () => {
  /** The card provider goes on trying, and would for ever. */
  async function providerNeverEnds() {
    await shop.store.db
      .updateTable('sim_subscription')
      .set({ due_at: start + days(400) })
      .execute();
  }
  const status = async () => (await (await buyer.later()).get('/api/subscription/status')).body;

  it('end after 14 at the provider first, so that nothing is charged any more', async () => {
    await buyer.buy(monthly, failsLater);
    await passTime(shop, 'P8D');
    await providerNeverEnds();
    await passTime(shop, 'P12DT23H');
    expect(await status()).toEqual({ status: 'Grace Period' });
    await passTime(shop, 'PT1H');
    expect(await status()).toEqual({ status: 'Expired' });
    const there = await shop.store.db.selectFrom('sim_subscription').selectAll().execute();
    expect(there).toMatchObject([{ status: 'canceled', due_at: null }]);
    expect((await emails()).at(-1)).toBe('day 21: ended');
  });

  it('do not end for somebody who paid in the last moment, although the event was lost', async () => {
    await buyer.buy(monthly, failsLater);
    await passTime(shop, 'P8D');
    await providerNeverEnds();
    shop.reachable = false;
    await shop.store.db
      .updateTable('sim_subscription')
      .set({ status: 'active', card: 'succeeds', due_at: start + days(300) })
      .execute();
    await passTime(shop, 'P14D');
    expect(await status()).toEqual({ status: 'Auto-Renewable' });
    expect((await emails()).filter((email) => email.includes('ended'))).toEqual([]);
  });
});
