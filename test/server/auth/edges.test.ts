import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authPaths } from '../../../src/contract/auth.ts';
import { AuthClient, field, tokensOf } from '../support/auth-client.ts';
import { days, minutes, seconds } from '../support/manual-clock.ts';
import { freshAddress, openTestSite, type TestSite } from '../support/test-site.ts';

let at: TestSite;
beforeAll(async () => {
  at = await openTestSite();
});
afterAll(() => at.close());

const begun = () => AuthClient.begun(at);

/** Makes a thing now, and gives what uses it and tells the status. */
const things: Readonly<Record<string, () => Promise<() => Promise<number>>>> = {
  session: async () => {
    const client = await begun();
    return async () => (await client.create()).status;
  },
  code: async () => {
    const client = await begun();
    const code = field((await client.create()).body, 'code');
    return async () => (await client.exchange(code)).status;
  },
  'access token': async () => {
    const client = new AuthClient(at);
    const { access } = await client.signUp();
    return async () => (await client.account(access)).status;
  },
  'refresh token': async () => {
    const client = new AuthClient(at);
    const { refresh } = await client.signUp();
    return async () => (await client.refresh(refresh)).status;
  },
  'used refresh token': async () => {
    const client = new AuthClient(at);
    const { refresh } = await client.signUp();
    await client.refresh(refresh);
    return async () => (await client.refresh(refresh)).status;
  },
  passcode: async () => {
    const email = freshAddress();
    await new AuthClient(at).signUpWith(email);
    at.clock.pass(minutes(1));
    await (await begun()).askPasscode(email);
    const otp = await at.passcodeFor(email);
    return async () => (await (await begun()).logIn(email, otp)).status;
  },
  'e-mail change': async () => {
    const client = new AuthClient(at);
    const { access } = await client.signUp();
    const email = freshAddress();
    const hash = field((await client.edit(access, email)).body, 'hash');
    const otp = await at.passcodeFor(email);
    return async () => (await client.confirm(access, { email, hash, otp })).status;
  },
};

describe('the last moment', () => {
  it.each([
    ['session', seconds(600), 400],
    ['code', seconds(60), 400],
    ['access token', seconds(14_400), 401],
    ['refresh token', days(400), 400],
    // The contract counts the 15th second in.
    ['used refresh token', seconds(15) + 1, 400],
    ['passcode', seconds(600), 400],
    ['e-mail change', seconds(600), 400],
  ] as const)('of a %s is where the contract has it', async (thing, life, status) => {
    const make = things[thing];
    if (make === undefined) throw new Error(thing);
    // Access tokens count in whole seconds.
    const early = thing === 'access token' ? seconds(1) : 1;
    const inTime = await make();
    at.clock.pass(life - early);
    expect(await inTime()).toBe(200);
    for (const late of [0, seconds(1)]) {
      const tooLate = await make();
      at.clock.pass(life + late);
      expect(await tooLate()).toBe(status);
    }
  });
});

describe('a code challenge', () => {
  const authorize = async (challenge: string, more: Readonly<Record<string, string>> = {}) => {
    const client = new AuthClient(at);
    const query = { ...client.authorizeQuery(), code_challenge: challenge, ...more };
    return { client, answer: await client.call('POST', authPaths.authorize, { query }) };
  };

  it.each([
    [42, 400],
    [43, 200],
    [44, 200],
    [128, 200],
    [171, 200],
    [172, 400],
  ])('of %i characters is answered with %i', async (length, status) => {
    expect((await authorize('c'.repeat(length))).answer.status).toBe(status);
  });

  it.each(['c'.repeat(42).concat('+'), 'c'.repeat(42).concat('='), 'c'.repeat(42).concat('é')])(
    'with other characters opens nothing (%s)',
    async (challenge) => {
      expect((await authorize(challenge)).answer.status).toBe(400);
    },
  );

  it('that is the verifier itself does not turn S256 into plain', async () => {
    const verifier = 'v'.repeat(43);
    for (const more of [{}, { code_challenge_method: 'S256' }]) {
      const { client } = await authorize(verifier, more);
      client.verifier = verifier;
      const code = field((await client.create()).body, 'code');
      expect(await client.exchange(code)).toMatchObject({ status: 400, body: { error_code: 0 } });
    }
    for (const method of ['plain', 'PLAIN', '', 's256']) {
      expect((await authorize(verifier, { code_challenge_method: method })).answer.status).toBe(400);
    }
  });

  it('cannot be left out, and so no verifier is ever taken without one', async () => {
    const client = new AuthClient(at);
    const { code_challenge: _, ...query } = client.authorizeQuery();
    for (const asked of [query, { ...query, code_challenge: '' }]) {
      expect((await client.call('POST', authPaths.authorize, { query: asked })).status).toBe(400);
    }
    expect((await client.create()).status).toBe(400);
  });
});

describe('a code verifier', () => {
  it.each([
    [42, 400],
    [43, 200],
    [128, 200],
    [171, 200],
    [172, 400],
  ])('of %i characters is answered with %i', async (length, status) => {
    const client = new AuthClient(at);
    client.verifier = 'v'.repeat(length);
    await client.authorize();
    expect((await client.exchange(field((await client.create()).body, 'code'))).status).toBe(status);
  });

  it('that is wrong burns the code, for the right one too', async () => {
    const client = await begun();
    const code = field((await client.create()).body, 'code');
    expect((await client.exchange(code, { code_verifier: 'w'.repeat(43) })).status).toBe(400);
    expect((await client.exchange(code)).status).toBe(400);
  });
});

describe('a replayed code', () => {
  it('ends the family also after a refresh', async () => {
    const client = await begun();
    const code = field((await client.create()).body, 'code');
    const first = tokensOf(await client.exchange(code));
    const next = tokensOf(await client.refresh(first.refresh));
    at.clock.pass(seconds(30));
    expect((await client.exchange(code)).body).toMatchObject({ error_code: 4 });
    expect((await client.account(next.access)).status).toBe(401);
    expect((await client.refresh(next.refresh)).body).toMatchObject({ error_code: 4 });
  });
});

describe('an address that no store can keep', () => {
  it.each(['a\u0000b@pond.example', 'duck\u0007@pond.example', '\u0000'])(
    'is refused (%j)',
    async (email) => {
      const client = await begun();
      expect((await client.askPasscode(email)).body).toEqual({ error: 'invalid_email_address' });
      expect((await client.logIn(email, '123456')).body).toEqual({ error: 'invalid_login_credentials' });
      const { access } = await client.signUp();
      expect((await client.edit(access, email)).body).toEqual({ error: 'invalid_email_address' });
      const query = { email, hash: 'h', otp: '123456', locale: 'e\u0000n' };
      expect((await client.confirm(access, query)).status).toBe(400);
    },
  );
});
