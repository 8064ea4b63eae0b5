import { describe, expect, it } from 'vitest';
import { normalisePasscode } from '../../../src/domain/account/passcode.ts';

describe('a passcode', () => {
  for (const typed of ['123456', ' 123 456 ', '123-456', '123–456', '1 2 3 4 5 6', '123\u00a0456\n']) {
    it(`is read from ${JSON.stringify(typed)}`, () => expect(normalisePasscode(typed)).toBe('123456'));
  }

  for (const typed of ['', '12345', '1234567', '12345a', '１２３４５６', '123.456', '+123456']) {
    it(`is not read from ${JSON.stringify(typed)}`, () => expect(normalisePasscode(typed)).toBeNull());
  }
});
