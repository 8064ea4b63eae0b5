import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealedTokens } from '../../../../src/server/auth/tokens/forget-sealed-tokens.ts';
import { type Answer, AuthClient, field, tokensOf } from '../../support/auth-client.ts';
import { seconds } from '../../support/manual-clock.ts';
import { runJobs } from '../../support/run-jobs.ts';
import { openTestSite, type TestSite } from '../../support/test-site.ts';
import { withStores } from '../../support/with-stores.ts';

const rounds = 5;

withStores((store) => {
  let at: TestSite;
  beforeAll(async () => {
    at = await openTestSite({ store: store() });
  });
  afterAll(() => at.close());

  /** A sign-in under way, with a code for each time that `create` was asked. */
  const begun = async (times: number) => {
    const client = new AuthClient(at);
    await client.authorize();
    const answers = await Promise.all(Array.from({ length: times }, () => client.create()));
    return { client, codes: answers.map(({ body }) => field(body, 'code')) };
  };

  /** The answer that gave tokens; the others were good for nothing any more, and nobody replayed them. */
  const onlyOneOf = (answers: readonly Answer[]): Answer => {
    const [entered, ...refused] = answers.toSorted((a, b) => a.status - b.status);
    if (entered === undefined) throw new Error('Nothing was answered');
    expect(entered.status).toBe(200);
    for (const answer of refused) {
      expect(answer).toMatchObject({
        status: 400,
        body: { error: 'invalid_token_request', error_code: 0 },
      });
    }
    return entered;
  };

  it('two codes of one sign-in exchanged at once give tokens once, and these stay, as one after the other', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { client, codes } = await begun(2);
      const tokens = tokensOf(onlyOneOf(await Promise.all(codes.map((code) => client.exchange(code)))));
      expect((await client.account(tokens.access)).status).toBe(200);
      expect((await client.refresh(tokens.refresh)).status).toBe(200);
    }
  });

  it('one code exchanged three times at once gives the same tokens each time, and these stay', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { client, codes } = await begun(1);
      const same = codes.flatMap((code) => [code, code, code]);
      const [first, ...others] = (await Promise.all(same.map((code) => client.exchange(code)))).map(tokensOf);
      if (first === undefined) throw new Error('Nothing was answered');
      for (const other of others) expect(other).toEqual(first);
      expect((await client.account(first.access)).status).toBe(200);
      expect((await client.refresh(first.refresh)).status).toBe(200);
    }
  });

  it('what an exchange gave is forgotten after 15 seconds, and the tokens stay good', async () => {
    const sealed = () =>
      at.store.db
        .selectFrom('authorization_code')
        .select('sealed_grant')
        .where('sealed_grant', 'is not', null)
        .execute();
    const { client, codes } = await begun(1);
    at.clock.pass(seconds(16));
    await runJobs(sealedTokens(at.store.db), at.clock.now());
    expect(await sealed()).toEqual([]);
    const tokens = tokensOf(await client.exchange(codes[0] ?? ''));
    expect(await sealed()).toHaveLength(1);
    at.clock.pass(seconds(16));
    await runJobs(sealedTokens(at.store.db), at.clock.now());
    expect(await sealed()).toEqual([]);
    expect((await client.refresh(tokens.refresh)).status).toBe(200);
  });
});
