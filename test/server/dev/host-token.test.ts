import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HostTokenReply, hostTokenStates } from '../../../src/contract/dev-host.ts';
import { openShop, type Shop } from '../support/shop.ts';

let shop: Shop;

async function pair(query: string): Promise<HostTokenReply> {
  const { status, body } = await shop.call('GET', `/dev/host/token${query}`);
  expect(status).toBe(200);
  return HostTokenReply.parse(body);
}

function refresh({ refreshToken, clientId }: HostTokenReply) {
  const form = { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken };
  return shop.call('POST', '/api/auth/v2/token', { form });
}

describe('a pair of tokens for a developer of host apps', () => {
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it('is signed with the key set, and opens the account and its subscription', async () => {
    const { accessToken, refreshToken, accountId, entitlements, keySet } = await pair('');
    const { body } = await shop.call('GET', new URL(keySet).pathname);
    const keys = createLocalJWKSet(body as Parameters<typeof createLocalJWKSet>[0]);
    const currentDate = new Date(shop.clock.now());
    const { payload } = await jwtVerify(accessToken, keys, { audience: 'PrivacyPro', currentDate });
    expect([payload.sub, payload['entitlements']]).toEqual([accountId, entitlements]);
    await jwtVerify(refreshToken, keys, { audience: 'Auth', currentDate });
    expect(entitlements.length).toBeGreaterThan(0);
    expect((await shop.call('GET', '/api/auth/v2/account', { bearer: accessToken })).status).toBe(200);
    expect((await shop.call('GET', '/api/subscription', { bearer: accessToken })).status).toBe(200);
  });

  it('is of an account without a subscription on demand', async () => {
    const { accessToken, entitlements } = await pair('?entitlements=no');
    expect(entitlements).toEqual([]);
    expect((await shop.call('GET', '/api/subscription', { bearer: accessToken })).status).toBe(404);
  });

  it('is of another account each time', async () => {
    expect((await pair('')).accountId).not.toBe((await pair('')).accountId);
  });

  it.each(hostTokenStates)('refreshes and opens calls as its state says: %s', async (state) => {
    const given = await pair(`?state=${state}&entitlements=no`);
    const called = await shop.call('GET', '/api/auth/v2/account', { bearer: given.accessToken });
    const refreshed = await refresh(given);
    const errorCode = Object(refreshed.body)['error_code'];
    expect({ called: called.status, refreshed: refreshed.status, errorCode }).toEqual(
      {
        active: { called: 200, refreshed: 200, errorCode: undefined },
        'access-expired': { called: 401, refreshed: 200, errorCode: undefined },
        expired: { called: 401, refreshed: 400, errorCode: 1 },
        reused: { called: 200, refreshed: 400, errorCode: 2 },
      }[state],
    );
  });

  it('has a token of the first auth service too', async () => {
    const { legacyToken } = await pair('?entitlements=no');
    const answer = await shop.call('POST', '/api/auth/validate-token', { bearer: legacyToken });
    expect(answer.status).toBe(200);
  });

  it('is not given for a state that there is not', async () => {
    expect((await shop.call('GET', '/dev/host/token?state=stolen')).status).toBe(400);
  });
});
