import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSignedBy, signBody } from '../../../src/server/payment/simulator/signature.ts';

const now = Date.UTC(2026, 10, 21, 12);
const body = '{"id":"evt_1"}';
const [fresh, old, other] = ['whsec_new_new_new', 'whsec_old_old_old', 'whsec_other'];
const signed = (secret: string, at = now, text = body) => signBody(text, secret, at);

describe('the signature of an event', () => {
  it('is Stripe’s scheme: seconds, and HMAC-SHA256 of "seconds.body"', () => {
    // Computed apart, with Python's hmac.
    expect(signBody('{}', 'secret', 1_492_774_577_999)).toBe(
      't=1492774577,v1=2ddb0fdc1ad242a0eece9d964270ad86442b7381d25d1f99cd41a46999919e32',
    );
    expect(signed(fresh)).toMatch(/^t=\d{10},v1=[0-9a-f]{64}$/);
  });

  it('is believed with either secret while one replaces the other', () => {
    expect(isSignedBy(body, signed(fresh), [fresh, old], now)).toBe(true);
    expect(isSignedBy(body, signed(old), [fresh, old], now)).toBe(true);
    const both = `${signed(other)},${signed(old).split(',')[1]}`;
    expect(isSignedBy(body, both, [fresh, old], now)).toBe(true);
  });

  it.each([
    ['another secret', signed(other)],
    ['a body that was changed', signed(fresh, now, `${body} `)],
    ['no signature', `t=${now / 1000}`],
    ['no time', signed(fresh).split(',')[1] ?? ''],
    ['another scheme', signed(fresh).replace('v1=', 'v0=')],
    ['a time that was moved', signed(fresh).replace(/t=\d+/, `t=${now / 1000 + 1}`)],
    ['a time that is none', signed(fresh).replace(/t=\d+/, 't=soon')],
    ['half a signature', signed(fresh).slice(0, -2)],
    ['nothing', ''],
    ['rubbish', 't=,v1=,,=,'],
  ])('is not believed with %s', (_, header) => {
    expect(isSignedBy(body, header, [fresh, old], now)).toBe(false);
  });

  it('is believed for 300 seconds, in both directions, and not longer', () => {
    for (const apart of [-300_000, 0, 300_000]) {
      expect(isSignedBy(body, signed(fresh, now + apart), [fresh], now)).toBe(true);
    }
    for (const apart of [-301_000, 301_000, 86_400_000]) {
      expect(isSignedBy(body, signed(fresh, now + apart), [fresh], now)).toBe(false);
    }
  });

  it('is never believed where no secret is set', () => {
    expect(isSignedBy(body, signBody(body, '', now), [''], now)).toBe(false);
    expect(isSignedBy(body, signed(fresh), [], now)).toBe(false);
  });

  it('does not break on any header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(isSignedBy(body, header, [fresh], now)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
