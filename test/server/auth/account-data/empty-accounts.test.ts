import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetEmptyAccounts } from '../../../../src/server/auth/account-data/forget-empty-accounts.ts';
import { AuthClient, tokensOf } from '../../support/auth-client.ts';
import { days, minutes } from '../../support/manual-clock.ts';
import { forgetExpired } from '../../support/run-jobs.ts';
import { freshAddress, openTestSite, type TestSite } from '../../support/test-site.ts';

let at: TestSite;
beforeAll(async () => {
  at = await openTestSite();
});
afterAll(() => at.close());

const accounts = async () => (await at.store.db.selectFrom('account').select('id').execute()).length;
const tidy = async () => {
  await forgetExpired(at.store.db, at.clock.now());
  return forgetEmptyAccounts(at.store.db)(at.clock.now());
};

const checkoutOf = (account_id: string) =>
  ({
    id: randomUUID(),
    account_id,
    product_id: 'p',
    platform: 'web',
    country: 'US',
    origin: null,
    trial_days: 0,
    return_url: '',
    attempt: 1,
    state: 'closed',
    provider_ref: null,
    url: null,
    expires_at: null,
    created_at: at.clock.now(),
    version: 1,
  }) as const;

describe('making accounts', () => {
  const peer = '198.51.100.7';
  const from = (address: string) => new AuthClient(at, 'mallard-web', address);
  const made = async (visitor: AuthClient) => {
    await visitor.authorize();
    return visitor.create();
  };

  it('is done 200 times an hour for one network, and then makes none', async () => {
    for (let count = 0; count < 200; count += 1) expect((await made(from(peer))).status).toBe(200);
    const before = await accounts();
    const visitor = from(peer);
    const refused = await made(visitor);
    expect(refused).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
    expect(refused.headers.get('Retry-After')).toBe('3600');
    expect(await accounts()).toBe(before);
    expect((await made(from('198.51.100.8'))).status).toBe(200);
    expect((await made(new AuthClient(at))).status).toBe(200);

    at.clock.pass(minutes(60));
    expect((await visitor.authorize()).status).toBe(200);
    expect((await visitor.create()).status).toBe(200);
  });

  it('counts an account once, however often its session asks', async () => {
    const visitor = from('198.51.100.9');
    for (let count = 0; count < 201; count += 1) {
      if (count === 0) await visitor.authorize();
      expect((await visitor.create()).status).toBe(200);
    }
  });
});

describe('an account without address and purchase', () => {
  beforeEach(async () => {
    await at.store.db.deleteFrom('account').execute();
  });

  it('goes when its last sign-in is over, after 400 days, and that is written down', async () => {
    const { access } = await new AuthClient(at).signUp();
    at.clock.pass(days(400) - 1);
    expect(await tidy()).toBe(0);
    at.clock.pass(days(2));
    expect(await tidy()).toBe(1);
    expect(await accounts()).toBe(0);
    const line = await at.store.db
      .selectFrom('audit_line')
      .select(['actor', 'action'])
      .orderBy('at', 'desc')
      .executeTakeFirst();
    expect(line).toEqual({ actor: 'server', action: 'account-deleted' });
    expect((await new AuthClient(at).account(access)).status).toBe(401);
  });

  it('stays while somebody is signed in to it', async () => {
    const client = new AuthClient(at);
    const first = await client.signUp();
    at.clock.pass(days(29));
    const { refresh } = tokensOf(await client.refresh(first.refresh));
    at.clock.pass(days(29));
    expect(await tidy()).toBe(0);
    expect((await client.refresh(refresh)).status).toBe(200);
  });

  it('stays while its address can be given back, with an address, and after a purchase', async () => {
    const [first, second] = [freshAddress(), freshAddress()];
    await new AuthClient(at).signUpWith(first);
    await new AuthClient(at).signUpWith(second);
    await at.store.db.updateTable('account').set({ email: null }).where('email', '=', second).execute();
    const { id } = await at.store.db
      .selectFrom('account')
      .select('id')
      .where('email', 'is', null)
      .executeTakeFirstOrThrow();
    at.clock.pass(days(32));
    const change = {
      token_hash: 'h',
      account_id: id,
      sealed_former: '',
      former_locale: null,
      changed_at: at.clock.now(),
    };
    await at.store.db.insertInto('email_change').values(change).execute();
    expect(await tidy()).toBe(0);
    at.clock.pass(days(8));
    await at.store.db.insertInto('checkout').values(checkoutOf(id)).execute();
    expect(await tidy()).toBe(0);
    await at.store.db.deleteFrom('checkout').execute();
    expect(await tidy()).toBe(1);
    const left = await at.store.db.selectFrom('account').select('email').execute();
    expect(left).toEqual([{ email: first }]);
  });

  it('goes as well where more of those that stay came before it than one round has time for', async () => {
    const { db } = at.store;
    const made = at.clock.now();
    const account = (place: number) => ({ id: randomUUID(), email: null, created_at: made + place });
    const kept = Array.from({ length: 12 }, (_, place) => account(place));
    const empty = account(kept.length);
    await db
      .insertInto('account')
      .values([...kept, empty])
      .execute();
    await db
      .insertInto('checkout')
      .values(kept.map(({ id }) => checkoutOf(id)))
      .execute();
    const later = made + days(31);
    // Each round is one of a process that was started for it.
    const round = () => forgetEmptyAccounts(db)(later, () => false);
    let [rounds, gone] = [0, 0];
    while (gone === 0 && rounds < 9) {
      rounds += 1;
      gone = await round();
    }
    expect([rounds, gone]).toEqual([3, 1]);
    // And then, from the first again.
    await db.deleteFrom('checkout').execute();
    expect([await round(), await round()]).toEqual([0, 5]);
    // As long as there is time a round ends with its share.
    const share = () => forgetEmptyAccounts(db, 3)(later);
    expect([await share(), await share()]).toEqual([5, 2]);
  });

  it('is named nowhere once it is gone, where a round has come to either', async () => {
    const { db } = at.store;
    await db.deleteFrom('site_value').execute();
    const made = at.clock.now();
    const ids = Array.from({ length: 7 }, () => randomUUID());
    await db
      .insertInto('account')
      .values(ids.map((id, place) => ({ id, email: null, created_at: made + place })))
      .execute();
    expect(await forgetEmptyAccounts(db)(made + days(31), () => false)).toBe(5);
    const values = await db.selectFrom('site_value').selectAll().execute();
    expect(values).toEqual([{ key: 'seen to: empty accounts', value: String(made + 4) }]);
  });

  // Whoever adds a table that refers to accounts decides here whether it keeps one.
  it('is kept by every table that refers to it', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct c.conrelid::regclass::text as name from pg_constraint c
      where c.contype = 'f' and c.confrelid = 'account'::regclass order by 1`.execute(at.store.db);
    expect(rows.map(({ name }) => name)).toEqual([
      'authorization_code',
      'authorization_session',
      'checkout',
      'checkout_key',
      'email_change',
      'legacy_token',
      'recovery_key',
      'restoration_code',
      'subscription',
      'token_family',
      'trial',
    ]);
  });
});
