import { describe, expect, it } from 'vitest';
import { deletionOwner, isUndoable } from '../../../src/domain/account/former-address.ts';

const lena = 'lena@pond.example';
const duck = { address: 'duck@pond.example' };
const goose = { address: 'goose@pond.example' };

describe('whoever confirms the deletion of an account', () => {
  it.each([
    ['reads its address', lena, [], { address: lena, former: null }],
    ['read it before a change', lena, [duck], { address: duck.address, former: duck }],
    ['read it before the first of several', lena, [duck, goose], { address: duck.address, former: duck }],
    ['read it before it was removed', null, [goose], { address: goose.address, former: goose }],
    ['is nobody else, where there was none', null, [], null],
  ])('%s', (_, present, former, owner) => {
    expect(deletionOwner(present, former)).toEqual(owner);
  });
});

describe('a change of address', () => {
  it('can be undone for 7 days', () => {
    const changedAt = Date.UTC(2026, 10, 22);
    expect(isUndoable(changedAt, changedAt)).toBe(true);
    expect(isUndoable(changedAt, changedAt + 604_799_999)).toBe(true);
    expect(isUndoable(changedAt, changedAt + 604_800_000)).toBe(false);
  });
});
