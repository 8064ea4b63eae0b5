import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, maskedAddress, normalizeEmail, readerOf } from '../../../src/domain/account/email.ts';
import vectors from '../../vectors/email.json' with { type: 'json' };

describe('the reader of an address', () => {
  it.each([
    ['duck@pond.example', 'duck@pond.example'],
    ['duck+news@pond.example', 'duck@pond.example'],
    ['d.uck@pond.example', 'd.uck@pond.example'],
    ['d.u.ck@gmail.com', 'duck@gmail.com'],
    ['d.uck+a.b@googlemail.com', 'duck@gmail.com'],
    ['d.uck@gmail.com.pond.example', 'd.uck@gmail.com.pond.example'],
  ])('%s is %s', (address, reader) => expect(readerOf(address)).toBe(reader));
});

describe('a masked address', () => {
  it.each([
    ['duck@pond.example', 'd…@pond.example'],
    ['d@pond.example', 'd…@pond.example'],
    ['🦆duck@pond.example', '🦆…@pond.example'],
  ])('%s is shown as %s', (address, masked) => expect(maskedAddress(address)).toBe(masked));
});

describe('an e-mail address', () => {
  for (const { typed, email } of vectors.normalized) {
    it(`is kept as ${email}`, () => expect(normalizeEmail(typed)).toBe(email));
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
        const plain = /^[a-z0-9.+-]+@[a-z0-9.-]+$/.test(normalizeEmail(email));
        fc.pre(plain);
        expect(isEmail(normalizeEmail(email))).toBe(true);
      }),
    );
  });

  it('has one form, however it was typed', () => {
    const character = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(fc.array(character), fc.array(character), (local, domain) => {
        const once = normalizeEmail(`${local.join('')}@${domain.join('')}`);
        expect(normalizeEmail(once)).toBe(once);
        if (isEmail(once)) expect(once.slice(once.lastIndexOf('@'))).toMatch(/^[!-~]+$/);
      }),
      { numRuns: 300 },
    );
  });

  it('has the same form in wide letters as in plain ones', () => {
    const wide = (text: string) =>
      text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(normalizeEmail(wide(email))).toBe(normalizeEmail(email));
      }),
    );
  });

  it('is checked in no time, however it is made', () => {
    for (const text of ['a@'.repeat(10_000), `a@${'a-'.repeat(120)}`, `${'a.'.repeat(40)}@b`])
      expect(isEmail(text)).toBe(false);
  });
});
