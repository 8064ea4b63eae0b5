import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, normaliseEmail } from '../../../src/domain/account/email.ts';
import vectors from '../../vectors/email.json' with { type: 'json' };

describe('an e-mail address', () => {
  for (const { typed, email } of vectors.normalised) {
    it(`is kept as ${email}`, () => expect(normaliseEmail(typed)).toBe(email));
  }

  for (const email of vectors.valid) {
    it(`may be ${email}`, () => expect(isEmail(email)).toBe(true));
  }

  for (const email of vectors.invalid) {
    it(`may not be ${JSON.stringify(email)}`, () => expect(isEmail(email)).toBe(false));
  }

  it('may be any plain address', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (email) => {
        const plain = /^[a-z0-9.+-]+@[a-z0-9.-]+$/.test(normaliseEmail(email));
        fc.pre(plain);
        expect(isEmail(normaliseEmail(email))).toBe(true);
      }),
    );
  });

  it('is checked in no time, however it is made', () => {
    for (const text of ['a@'.repeat(10_000), `a@${'a-'.repeat(120)}`, `${'a.'.repeat(40)}@b`])
      expect(isEmail(text)).toBe(false);
  });
});
