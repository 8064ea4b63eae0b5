import { describe, expect, it } from 'vitest';
import {
  addressOfRepeated,
  confirmedEmailChange,
  effectsOfEmailChange,
  emailChangeOf,
  isAddressOfAnother,
  isConfirmable,
  judgeRepeatedConfirmation,
} from '../../../src/domain/account/email-change.ts';

const lena = 'lena@pond.example';
const duck = 'duck@pond.example';
const day = 86_400_000;

describe('asking for a change of address', () => {
  it.each([
    ['adds one', ' Lena@Pond.example', null, { from: null, to: lena, address: lena }],
    ['changes one', lena, duck, { from: duck, to: lena, address: lena }],
    ['removes one, proved by the one that goes', null, duck, { from: duck, to: null, address: duck }],
  ])('%s', (_, typed, from, change) => {
    expect(emailChangeOf(typed, from)).toEqual({ ok: true, value: change });
  });

  it.each([
    ['removes none', null, null],
    ['takes no text that is none', 'no-address', duck],
    ['takes an empty text for no removal', '', duck],
  ])('%s', (_, typed, from) => {
    expect(emailChangeOf(typed, from)).toEqual({ ok: false, error: { code: 'invalid_email_address' } });
  });
});

describe('confirming a change of address', () => {
  const asked = (to: string | null) => (found: string | null) => (found === to ? 'request' : null);

  it.each([
    ['sets the address that was asked for', ' Lena@Pond.example ', duck, lena, { to: lena, address: lena }],
    ['sets a first one', lena, null, lena, { to: lena, address: lena }],
    ['removes without an address', null, duck, null, { to: null, address: duck }],
    ['removes with an empty one', '', duck, null, { to: null, address: duck }],
    ['removes naming the one that goes', duck, duck, null, { to: null, address: duck }],
    ['sets the present one again', duck, duck, duck, { to: duck, address: duck }],
  ])('%s', (_, typed, from, to, change) => {
    expect(confirmedEmailChange(typed, from, asked(to))).toEqual({ from, ...change, request: 'request' });
  });

  it.each([
    ['another address than was asked for', duck, null, lena],
    ['no address, where one was asked for', null, duck, lena],
    ['another address, where a removal was asked for', lena, duck, null],
    ['a removal, where there is nothing to remove', null, null, null],
  ])('does not take %s', (_, typed, from, to) => {
    expect(confirmedEmailChange(typed, from, asked(to))).toBeNull();
  });

  it('is good for half an hour, and not before it was asked for', () => {
    const askedAt = Date.UTC(2026, 10, 22);
    const good = (after: number) => isConfirmable(askedAt, askedAt + after);
    expect([good(-1), good(0), good(1_799_999), good(1_800_000)]).toEqual([false, true, true, false]);
  });

  it('that is made again within ten minutes is answered again, and takes no other passcode', () => {
    const confirmedAt = Date.UTC(2026, 10, 22);
    const judged = (after: number, isSamePasscode = true) =>
      judgeRepeatedConfirmation({ confirmedAt, isSamePasscode }, confirmedAt + after);
    expect([judged(0), judged(599_999), judged(600_000)]).toEqual(['again', 'again', 'over']);
    expect([judged(0, false), judged(600_000, false)]).toEqual(['wrong', 'over']);
  });

  it('leaves an address to the account that has it', () => {
    const owners = [null, undefined, 'mine', 'other'];
    expect(owners.filter((owner) => isAddressOfAnother(owner, 'mine'))).toEqual(['other']);
  });
});

describe('a change of address', () => {
  it.each([
    [
      'a first one ends no sign-in, and lets them live 30 days at most, for it leads back',
      { from: null, to: lena },
      { kind: 'added', endsOtherSignIns: false, sessions: { live: 'at most', lifetime: 30 * day } },
    ],
    [
      'another one ends every other sign-in',
      { from: duck, to: lena },
      { kind: 'changed', endsOtherSignIns: true, sessions: null },
    ],
    [
      'the same one ends none',
      { from: lena, to: lena },
      { kind: 'changed', endsOtherSignIns: false, sessions: null },
    ],
    [
      'none ends every other sign-in, and lets this one live 400 days at least, for it is the only way back',
      { from: lena, to: null },
      { kind: 'removed', endsOtherSignIns: true, sessions: { live: 'at least', lifetime: 400 * day } },
    ],
  ])('%s', (_, change, effects) => expect(effectsOfEmailChange(change)).toEqual(effects));
});

describe('a confirmation that is made again', () => {
  it.each([
    ['names the address that was set', ' Lena@Pond.example', lena, null, lena],
    ['names another than was set', duck, lena, null, null],
    ['names none, where one was set', null, lena, duck, null],
    ['of a removal names the one that went', duck, null, null, duck],
    ['of a removal need not name it', null, null, duck, duck],
    ['of a removal may leave it empty', '', null, duck, duck],
    ['of a removal means none, where that is no longer known', null, null, null, null],
  ])('%s', (_, typed, to, removed, address) => {
    expect(addressOfRepeated(typed, to, removed)).toBe(address);
  });
});
