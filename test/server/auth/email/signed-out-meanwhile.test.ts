import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endEverySignIn } from '../../../../src/server/auth/tokens/end-every-sign-in.ts';
import { until } from '../../reliability/in-time.ts';
import { AuthClient, field } from '../../support/auth-client.ts';
import { freshAddress, openTestSite, type TestSite } from '../../support/test-site.ts';

// On Postgres only: the embedded store does one transaction after the other.
let at: TestSite;
beforeAll(async () => {
  at = await openTestSite();
});
afterAll(() => at.close());

const Account = z.object({ account: z.object({ external_id: z.string() }) });

async function somebodyWaits(): Promise<boolean> {
  const waiting = await sql`select 1 from pg_locks where not granted`.execute(at.store.db);
  return waiting.rows.length > 0;
}

it('a confirmation beside a sign-out everywhere is nobody’s, counts as no wrong try, and changes no address', async () => {
  const client = new AuthClient(at);
  const { access } = await client.signUp();
  const { external_id: id } = z.parse(Account, (await client.account(access)).body).account;
  const email = freshAddress();
  const hash = field((await client.edit(access, email)).body, 'hash');
  const otp = await at.passcodeFor(email);

  const { answer } = await at.store.db.transaction().execute(async (trx) => {
    await trx.selectFrom('account').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    const answer = client.confirm(access, { email, hash, otp });
    await until(somebodyWaits);
    await endEverySignIn(trx, id, at.clock.now());
    return { answer };
  });
  const refused = await answer;
  expect(refused).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
  expect(refused.headers.get('WWW-Authenticate')).toBe('Bearer');
  const account = await at.store.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(account).toEqual({ email: null });
});
