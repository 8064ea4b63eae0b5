import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetEmptyAccounts } from '../../../src/server/auth/account-data/forget-empty-accounts.ts';
import { deriveKey } from '../../../src/server/config/secrets.ts';
import { subscriptionJobs } from '../../../src/server/subscription/jobs.ts';
import { TrialRecord } from '../../../src/server/subscription/trial-record.ts';
import { days } from '../support/manual-clock.ts';
import { forgetExpired, runJobs } from '../support/run-jobs.ts';
import { countOf, openShop, type Shop } from '../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** An hour's tidying, in the order in which the site does it. */
async function tidy(): Promise<void> {
  const { db } = shop.store;
  const now = shop.clock.now();
  await forgetExpired(db, now);
  const trials = new TrialRecord(deriveKey(shop.config.secrets.site, 'subscription trials'));
  await runJobs(subscriptionJobs(db, trials), now);
  await forgetEmptyAccounts(db)(now);
}

const isThere = async (accountId: string) =>
  (await shop.store.db.selectFrom('account').select('id').where('id', '=', accountId).execute()).length === 1;

describe('a checkout that nobody paid', () => {
  it('is kept for 30 days, and goes with its key and the account that was made for it', async () => {
    const leaving = await shop.buyer();
    await leaving.open({}, { 'Idempotency-Key': 'left' });
    const paying = await shop.buyer();
    await paying.buy();
    expect(await countOf(shop, 'checkout')).toBe(2);
    shop.clock.pass(days(29));
    await tidy();
    expect(await countOf(shop, 'checkout')).toBe(2);
    expect(await isThere(leaving.accountId)).toBe(true);

    shop.clock.pass(days(3));
    await tidy();
    const kept = await shop.store.db.selectFrom('checkout').select(['account_id', 'state']).execute();
    expect(kept).toEqual([{ account_id: paying.accountId, state: 'paid' }]);
    expect(await shop.store.db.selectFrom('checkout_key').selectAll().execute()).toEqual([]);
    expect(await isThere(leaving.accountId), 'also where somebody is signed in to it still').toBe(false);
    expect(await isThere(paying.accountId)).toBe(true);
  });

  it('takes no account along that has something else, nor its sign-in', async () => {
    const named = await shop.buyer();
    await named.open({}, {});
    await shop.store.db
      .updateTable('account')
      .set({ email: 'named@pond.example' })
      .where('id', '=', named.accountId)
      .execute();
    const keyed = await shop.buyer();
    await keyed.open({}, {});
    await shop.store.db
      .insertInto('recovery_key')
      .values({ account_id: keyed.accountId, key_hash: 'hash', made_at: shop.clock.now(), kept_at: null })
      .execute();
    shop.clock.pass(days(20));
    const again = await shop.buyer();
    await again.open({}, {});

    shop.clock.pass(days(12));
    await tidy();
    expect(await countOf(shop, 'checkout'), 'the one of twelve days ago, and the paid one').toBe(2);
    for (const { accountId } of [named, keyed, again]) {
      expect(await isThere(accountId)).toBe(true);
      const families = await shop.store.db
        .selectFrom('token_family')
        .select('ended_at')
        .where('account_id', '=', accountId)
        .execute();
      expect(families).toEqual([{ ended_at: null }]);
    }
  });
});
