import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64Url, encodeBase64Url } from '../../../src/domain/account/base64url.ts';
import { codeChallenge, codeVerifier, requireVerifier } from '../../../src/domain/account/pkce.ts';
import rfc from '../../vectors/pkce.json' with { type: 'json' };

describe('PKCE', () => {
  it('makes the verifier and challenge of RFC 7636, appendix B', () => {
    expect(codeVerifier(Uint8Array.from(rfc.bytes))).toBe(rfc.verifier);
    expect(codeChallenge(Uint8Array.from(rfc.digest))).toBe(rfc.challenge);
  });

  it('throws on too little randomness and on what is no digest', () => {
    expect(() => codeVerifier(new Uint8Array(31))).toThrow('at least 32 random bytes');
    expect(() => codeChallenge(new Uint8Array(20))).toThrow('32 bytes');
  });

  it('throws the message of the specification without a verifier', () => {
    for (const missing of ['', null, undefined]) {
      expect(() => requireVerifier(missing)).toThrow('No codeVerifier value provided for v2 auth');
    }
    expect(requireVerifier('verifier')).toBe('verifier');
  });
});

describe('base64url', () => {
  it('is what Node makes of any bytes, and reads it back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const text = encodeBase64Url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(decodeBase64Url(text)).toEqual(bytes);
      }),
    );
  });

  it('is refused with padding, foreign characters or an impossible length', () => {
    for (const text of ['QQ==', 'a+b/', 'abcde', 'ä', 'a b']) expect(decodeBase64Url(text)).toBeNull();
  });
});
