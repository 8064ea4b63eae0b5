import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authBase, authPaths } from '../../../../src/contract/auth.ts';
import { Mailbox } from '../../../../src/server/mail/mailbox.ts';
import { giveAddress, openShop, type Shop } from '../../support/shop.ts';
import { tablesWith } from '../../support/store-scan.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const email = 'subscriber@pond.example';

describe('somebody with a subscription who deletes the account', () => {
  it('is charged no more, keeps no access, and is nowhere in the store', async () => {
    const buyer = await shop.buyer();
    await giveAddress(shop, buyer, email);
    await buyer.buy();
    const post = (path: string, json?: unknown) =>
      shop.call('POST', authBase + path, { bearer: buyer.bearer, ...(json === undefined ? {} : { json }) });
    expect((await post(authPaths.deleteRequest)).body).toMatchObject({ status: 'sent' });
    await shop.site.settled();
    const [mail] = await new Mailbox(shop.store.db).list(email);
    const otp = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];

    expect(await post(authPaths.delete, { otp })).toMatchObject({
      status: 200,
      body: { status: 'deleted' },
    });
    await shop.site.settled();
    const there = await shop.store.db
      .selectFrom('sim_subscription')
      .select(['status', 'due_at'])
      .where('account_id', '=', buyer.accountId)
      .execute();
    expect(there).toEqual([{ status: 'canceled', due_at: null }]);
    expect((await buyer.get('/api/subscription')).status).toBe(401);

    const emails = await new Mailbox(shop.store.db).list(email);
    expect(emails.length).toBeGreaterThan(1);
    // The mailbox stands for the world outside.
    await shop.store.db.deleteFrom('mailbox').execute();
    expect(await tablesWith(shop.store, email)).toEqual([]);
  });
});
