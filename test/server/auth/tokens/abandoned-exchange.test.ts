import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aVisitorWaits } from '../../../../src/server/http/answer-in-time.ts';
import { until } from '../../reliability/in-time.ts';
import { type Answer, AuthClient, field, tokensOf } from '../../support/auth-client.ts';
import { openTestSite, type TestSite } from '../../support/test-site.ts';
import { withStores } from '../../support/with-stores.ts';

withStores((store) => {
  let at: TestSite;
  beforeAll(async () => {
    at = await openTestSite({ store: store(), longestWait: aVisitorWaits });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => at.close());

  /** Has something answered while nobody can read a code, and lets it go on once the answer is there. */
  const whileTheStoreIsHeld = async (call: () => Promise<Answer>): Promise<Answer> => {
    const isHeld = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    const hold = at.store.db.transaction().execute(async (trx) => {
      await sql`lock table authorization_code in access exclusive mode`.execute(trx);
      isHeld.resolve();
      await letGo.promise;
    });
    await isHeld.promise;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = call();
    await vi.advanceTimersByTimeAsync(aVisitorWaits);
    const answered = await answer;
    vi.useRealTimers();
    letGo.resolve();
    await hold;
    return answered;
  };

  it('an exchange that was answered with 503 and went on gives its tokens to the retry, and they stay good', async () => {
    const client = new AuthClient(at);
    await client.authorize();
    const code = field((await client.create()).body, 'code');
    const abandoned = await whileTheStoreIsHeld(() => client.exchange(code));
    expect(abandoned).toMatchObject({ status: 503, body: { error: 'unavailable' } });
    const used = () =>
      at.store.db
        .selectFrom('authorization_code')
        .select('family_id')
        .where('family_id', 'is not', null)
        .execute();
    await until(async () => (await used()).length > 0);

    const tokens = tokensOf(await client.exchange(code));
    expect((await client.account(tokens.access)).status).toBe(200);
    expect((await client.refresh(tokens.refresh)).status).toBe(200);
  });
});
