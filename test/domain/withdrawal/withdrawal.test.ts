import { describe, expect, it } from 'vitest';
import { longestWithdrawal, readWithdrawal } from '../../../src/domain/withdrawal/withdrawal.ts';

const typed = { name: 'Lena Teal', email: 'lena@pond.example', details: '' };

describe('a statement of withdrawal', () => {
  it('is read on one line a text, with its address as addresses are kept', () => {
    const read = readWithdrawal({
      name: ' Lena\u0000\tTeal ',
      email: ' LENA@pond.example ',
      details: 'Card 4242,\r\n21 November\ud800',
    });
    expect(read).toEqual({
      ok: true,
      value: { name: 'Lena Teal', email: 'lena@pond.example', details: 'Card 4242, 21 November\ufffd' },
    });
  });

  it.each([
    [{ ...typed, name: ' \n' }, 'no_name'],
    [{ ...typed, name: 'x'.repeat(longestWithdrawal.name + 1) }, 'name_too_long'],
    [{ ...typed, email: '' }, 'invalid_email_address'],
    [{ ...typed, email: 'lena@pond' }, 'invalid_email_address'],
    [{ ...typed, details: 'x'.repeat(longestWithdrawal.details + 1) }, 'details_too_long'],
    [{ name: '', email: '', details: 'x'.repeat(longestWithdrawal.details + 1) }, 'no_name'],
  ])('is refused for the first thing that is wrong: %j', (wrong, code) => {
    expect(readWithdrawal(wrong)).toEqual({ ok: false, error: { code } });
  });

  it('may be as long as it says', () => {
    const { name, details } = longestWithdrawal;
    const long = { ...typed, name: 'x'.repeat(name), details: 'x'.repeat(details) };
    expect(readWithdrawal(long)).toEqual({ ok: true, value: long });
  });
});
