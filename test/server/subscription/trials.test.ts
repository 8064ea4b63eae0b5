import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProductsReply } from '../../../src/contract/subscription.ts';
import { trialDays } from '../../../src/domain/subscription/trial.ts';
import { deriveKey } from '../../../src/server/config/secrets.ts';
import { texts } from '../../../src/server/dev/texts.ts';
import { Mailbox } from '../../../src/server/mail/mailbox.ts';
import { subscriptionJobs } from '../../../src/server/subscription/jobs.ts';
import { TrialRecord } from '../../../src/server/subscription/trial-record.ts';
import { originOf } from '../../support/origin.ts';
import vectors from '../../vectors/trial.json' with { type: 'json' };
import platforms from '../../vectors/trial-platform.json' with { type: 'json' };
import { confirmAddress } from '../support/confirm-address.ts';
import { minutes } from '../support/manual-clock.ts';
import { runJobs } from '../support/run-jobs.ts';
import {
  atPortal,
  type Buyer,
  emailsOf,
  giveAddress,
  openShop,
  passTime,
  payAt,
  type Shop,
} from '../support/shop.ts';

const monthly = { productId: 'privacy-pro-monthly-us' };
const shared = '4000056655665556';

let shop: Shop;
let addresses = 0;
/** An address that nobody had before. */
function freshAddress(): string {
  addresses += 1;
  return `duck${addresses}@pond.example`;
}

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** What is offered to somebody who is signed in, and what the payment page would give. */
async function trialOf(buyer: Buyer): Promise<readonly [offered: boolean | undefined, days: number]> {
  const products = ProductsReply.parse((await buyer.get('/api/products')).body);
  const path = await buyer.checkout(monthly);
  const page = await shop.store.db
    .selectFrom('sim_checkout')
    .select('trial_days')
    .where('id', '=', path.split('/').at(-1) ?? '')
    .executeTakeFirstOrThrow();
  return [products[0]?.offer?.isUserEligible, page.trial_days];
}

/** A trial that was begun and ended. */
async function spend(buyer: Buyer, card?: string): Promise<void> {
  await buyer.buy(monthly, card);
  await atPortal(shop, buyer, { action: 'cancel' });
  await passTime(shop, 'P8D');
}

describe('the days that a page promises and the card page gives', () => {
  const promised = vectors.filter(({ platformQualifies = true }) => platformQualifies);

  it.each(promised)('are $days for the origin $origin', async ({ origin, days }) => {
    expect(trialDays(origin === null ? null : originOf(origin))).toBe(days);
    const buyer = await shop.buyer();
    const path = await buyer.checkout({ ...monthly, ...(origin === null ? {} : { origin }) });
    const { text } = await shop.call('GET', path);
    expect(text).toContain(texts.en.trialBegins(days));
    expect(text).toContain(texts.en.startTrial(days));
  });

  it.each(platforms.filter(({ qualifies }) => qualifies))(
    'are $days for a purchase by $platform, whatever a store offers',
    async ({ platform, days }) => {
      const path = await (await shop.buyer()).checkout({ ...monthly, purchasePlatform: platform });
      expect((await shop.call('GET', path)).text).toContain(texts.en.startTrial(days));
    },
  );

  it.each(platforms.filter(({ qualifies }) => !qualifies))(
    'are the store’s on $platform: no card page opens for it',
    async ({ platform }) => {
      const answer = await (await shop.buyer()).open({ ...monthly, purchasePlatform: platform });
      expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    },
  );

  it('are none once the trial is spent, whatever the origin earns', async () => {
    const buyer = await shop.buyer();
    await spend(buyer);
    const later = await buyer.later();
    const { text } = await shop.call(
      'GET',
      await later.checkout({ ...monthly, origin: 'pro_radio_endorsement' }),
    );
    expect(text).toContain(texts.en.pay('$9.99'));
    expect(text).not.toContain(texts.en.trialBegins(30));
    expect(text).not.toContain(texts.en.trialBegins(7));
  });
});

describe('the one trial of a person', () => {
  it('is offered to who had none, and is not spoken of to who is not signed in', async () => {
    expect(await trialOf(await shop.buyer())).toEqual([true, 7]);
    const products = ProductsReply.parse((await shop.call('GET', '/api/products')).body);
    expect(products.map(({ offer }) => offer)).toEqual([undefined, undefined]);
  });

  it('is not offered again to the same account, and its next purchase is paid at once', async () => {
    const buyer = await shop.buyer();
    await spend(buyer);
    const later = await buyer.later();
    expect(await trialOf(later)).toEqual([false, 0]);
    await later.buy(monthly);
    expect((await later.get('/api/subscription')).body).toMatchObject({
      status: 'Auto-Renewable',
      activeOffers: [],
    });
  });

  it.each(['', '+again'])(
    'is not offered to another account that has its address now: duck%s@pond.example',
    async (tag) => {
      const address = freshAddress();
      const first = await shop.buyer();
      await giveAddress(shop, first, address);
      await spend(first);
      await giveAddress(shop, first, null);
      const second = await shop.buyer();
      expect(await trialOf(second)).toEqual([true, 7]);
      await giveAddress(shop, second, address.replace('@', `${tag}@`));
      expect(await trialOf(second)).toEqual([false, 0]);
    },
  );

  it('is not offered to the same reader of Google’s mail, wherever the dots are', async () => {
    const first = await shop.buyer();
    await giveAddress(shop, first, 'one.du.ck@gmail.com');
    await spend(first);
    await giveAddress(shop, first, null);
    const second = await shop.buyer();
    await giveAddress(shop, second, 'onedu.ck+again@googlemail.com');
    expect(await trialOf(second)).toEqual([false, 0]);
  });

  it('is not offered to the same mailbox in wide letters', async () => {
    const address = freshAddress();
    const first = await shop.buyer();
    await giveAddress(shop, first, address);
    await spend(first);
    await giveAddress(shop, first, null);
    const second = await shop.buyer();
    await giveAddress(shop, second, address.replace('pond', 'p\uff4fnd'));
    expect(await trialOf(second)).toEqual([false, 0]);
  });

  it('is known by an address that was noted before dots were known to mean nothing', async () => {
    const [address, key] = [
      'two.ducks@gmail.com',
      deriveKey(shop.config.secrets.site, 'subscription trials'),
    ];
    const mark = createHmac('sha256', key)
      .update(JSON.stringify(['address', address]))
      .digest('base64url');
    await shop.store.db.insertInto('trial_mark').values({ mark, holder: 'h', noted_at: 0 }).execute();
    const buyer = await shop.buyer();
    await giveAddress(shop, buyer, address);
    expect(await trialOf(buyer)).toEqual([false, 0]);
  });

  it('is known at once by an address that was confirmed after the purchase, also when it moves on at once', async () => {
    const address = freshAddress();
    const first = await shop.buyer();
    await first.buy(monthly);
    await confirmAddress(shop, first, address);
    await giveAddress(shop, first, null);
    const second = await shop.buyer();
    await giveAddress(shop, second, address);
    expect(await trialOf(second)).toEqual([false, 0]);
  });

  it('is known within the hour by an address that came to the account in another way', async () => {
    const address = freshAddress();
    const first = await shop.buyer();
    await first.buy(monthly);
    await giveAddress(shop, first, address);
    shop.clock.pass(minutes(61));
    const { config, clock, store } = shop;
    const trials = new TrialRecord(deriveKey(config.secrets.site, 'subscription trials'));
    await runJobs(subscriptionJobs(store.db, trials), clock.now());
    await giveAddress(shop, first, null);
    const second = await shop.buyer();
    await giveAddress(shop, second, address);
    expect(await trialOf(second)).toEqual([false, 0]);
  });

  it('is one a card: a second one ends before it costs anything, and the next purchase has none', async () => {
    const [first, second] = [await shop.buyer(), await shop.buyer()];
    await first.buy(monthly, shared);
    const address = freshAddress();
    await giveAddress(shop, second, address);
    const start = shop.clock.now();
    const paid = await payAt(shop, await second.checkout(monthly), { number: shared });
    expect(paid.status).toBe(303);
    await shop.site.settled();

    expect((await second.get('/api/subscription/status')).body).toEqual({ status: 'Expired' });
    expect((await first.get('/api/subscription/status')).body).toEqual({ status: 'Auto-Renewable' });
    expect(await emailsOf(shop, second, start)).toEqual(['day 0: second-trial']);
    const [mail] = await new Mailbox(shop.store.db).list(address);
    const text = mail?.text ?? '';
    expect(text).toContain('nothing was charged');
    expect(text).toContain('$9.99 a month');
    const charged = await shop.store.db
      .selectFrom('sim_invoice')
      .innerJoin('sim_subscription', 'sim_subscription.id', 'sim_invoice.subscription_id')
      .select('amount')
      .where('account_id', '=', second.accountId)
      .where('amount', '<>', '0')
      .execute();
    expect(charged).toEqual([]);

    expect(await trialOf(second)).toEqual([false, 0]);
    await second.buy(monthly, shared);
    expect((await second.get('/api/subscription/status')).body).toEqual({ status: 'Auto-Renewable' });
  });

  it('leaves no address and no card in clear', async () => {
    const buyer = await shop.buyer();
    await giveAddress(shop, buyer, freshAddress());
    const count = async () => (await marksOf()).length;
    const marksOf = () => shop.store.db.selectFrom('trial_mark').selectAll().execute();
    const before = await count();
    await buyer.buy(monthly);
    expect(await count()).toBe(before + 2);
    const marks = await marksOf();
    expect(JSON.stringify(marks)).not.toMatch(/duck|pond|5556/);
  });

  it('is withdrawn from a page that was opened before its address was known', async () => {
    const address = freshAddress();
    const first = await shop.buyer();
    await giveAddress(shop, first, address);
    await spend(first);
    await giveAddress(shop, first, null);
    const second = await shop.buyer();
    const opened = await second.checkout(monthly);
    await giveAddress(shop, second, address);
    const next = await second.checkout(monthly);
    expect(next).not.toBe(opened);
    expect((await shop.call('GET', opened)).status).toBe(410);
  });
});
