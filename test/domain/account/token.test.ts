import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeBase64Url } from '../../../src/domain/account/base64url.ts';
import { needsRefresh, readAccessToken } from '../../../src/domain/account/token.ts';
import { anyText } from '../../support/any-text.ts';
import { accessToken, startOfTest } from '../../support/build.ts';

const jwt = (payload: string) => `e30.${encodeBase64Url(new TextEncoder().encode(payload))}.x`;

describe('an access token', () => {
  it('says whose it is and until when', () => {
    const token = accessToken({ sub: 'id', email: 'zoë@example.com', expiresAt: startOfTest });
    expect(readAccessToken(token)).toEqual({
      accountId: 'id',
      email: 'zoë@example.com',
      expiresAt: startOfTest,
    });
  });

  it('may be of an account without an address', () => {
    expect(readAccessToken(jwt('{"sub":"id","exp":1}'))?.email).toBeNull();
    expect(readAccessToken(jwt('{"sub":"id","exp":1,"email":""}'))?.email).toBeNull();
  });

  for (const text of [
    '',
    'x',
    'a.b',
    'a.b.c',
    'e30.e30.x',
    `${jwt('{"sub":"id","exp":1}')}.more`,
    jwt('null'),
    jwt('[]'),
    jwt('"text"'),
    jwt('{"sub":"id","exp":1'),
    jwt('{"sub":"","exp":1}'),
    jwt('{"sub":7,"exp":1}'),
    jwt('{"sub":"id","exp":"1"}'),
    jwt('{"sub":"id","exp":1,"email":7}'),
    'e30._w.x',
    jwt('{"sub":"id","exp":1}').slice(0, -2),
    `e30.${encodeBase64Url(Uint8Array.from(Buffer.from('{"sub":"\xff","exp":1}', 'latin1')))}.x`,
  ]) {
    it(`is not read from ${JSON.stringify(text.slice(0, 40))}`, () =>
      expect(readAccessToken(text)).toBeNull());
  }

  it('is never a reason to throw', () => {
    fc.assert(fc.property(anyText(), (text) => readAccessToken(`e30.${text}.x`) !== undefined));
  });

  it('is renewed 45 seconds before its end', () => {
    const claims = { accountId: 'id', email: null, expiresAt: startOfTest };
    expect(needsRefresh(claims, startOfTest - 45_001)).toBe(false);
    expect(needsRefresh(claims, startOfTest - 45_000)).toBe(true);
    expect(needsRefresh(claims, startOfTest + 1)).toBe(true);
  });
});
