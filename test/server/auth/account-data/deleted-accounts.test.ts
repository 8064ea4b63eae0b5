import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { keptDays } from '../../../../src/domain/records/kept-days.ts';
import { deletedAccounts } from '../../../../src/server/auth/account-data/forget-deleted-accounts.ts';
import { days } from '../../support/manual-clock.ts';
import { withStores } from '../../support/with-stores.ts';

const now = Date.UTC(2030, 0, 1);
const due = now - days(keptDays.deletedAccounts);

withStores((store) => {
  const tidy = (at = now, hasTime = () => true) => deletedAccounts(store().db).run(at, hasTime);
  const left = async () =>
    (await store().db.selectFrom('account').select('id').execute()).map(({ id }) => id).toSorted();

  async function account(deletedAt: number | null): Promise<string> {
    const id = randomUUID();
    await store()
      .db.insertInto('account')
      .values({ id, created_at: due - days(1_000), deletion_asked_at: deletedAt, deleted_at: deletedAt })
      .execute();
    return id;
  }

  async function checkout(account_id: string): Promise<string> {
    const id = randomUUID();
    const plan = { product_id: 'privacy-pro-yearly-us', platform: 'stripe', country: 'US', origin: 'home' };
    await store()
      .db.insertInto('checkout')
      .values({
        ...plan,
        id,
        account_id,
        trial_days: 7,
        return_url: '',
        attempt: 1,
        state: 'closed',
        created_at: due - days(1),
        version: 1,
      })
      .execute();
    return id;
  }

  it('go 60 days after they were deleted, but not while a purchase refers to them, and no others do', async () => {
    const [stays, asked, later, bought] = await Promise.all([
      account(null),
      account(null),
      account(due + 1),
      account(due - days(400)),
    ]);
    await store()
      .db.updateTable('account')
      .set({ deletion_asked_at: due - days(9) })
      .where('id', '=', asked)
      .execute();
    const ordered = await checkout(bought);
    await account(due);
    await tidy();
    expect(await left()).toEqual([stays, asked, later, bought].toSorted());
    await tidy(now + 1);
    expect(await left()).toEqual([stays, asked, bought].toSorted());

    await store().db.deleteFrom('checkout').where('id', '=', ordered).execute();
    await tidy();
    expect(await left()).toEqual([stays, asked].toSorted());
    await store().db.deleteFrom('account').execute();
  });

  it('go in many rounds as in one, also where most stay', async () => {
    for (let count = 0; count < 12; count += 1) {
      const id = await account(due - days(100) + count);
      if (count % 4 !== 3) await checkout(id);
    }
    // Each round has time for its first piece alone.
    for (let round = 0; round < 4; round += 1) await tidy(now, () => false);
    expect(await left()).toHaveLength(9);
    await store().db.deleteFrom('checkout').execute();
    await tidy();
    await tidy();
    expect(await left()).toEqual([]);
  });
});
