import { describe, expect, it } from 'vitest';
import { storageCatalogue } from '../../../src/adapters/storage/catalogue.ts';
import { storedEntries } from '../../../src/application/ports/key-value-store.ts';
import { originOf } from '../../support/origin.ts';

const rows = Object.entries(storageCatalogue);

describe('the catalogue of stored entries', () => {
  it('has a row for each entry that the application keeps, and no other', () => {
    expect(Object.keys(storageCatalogue).sort()).toEqual(Object.keys(storedEntries).sort());
  });

  it('gives each entry a name of its own', () => {
    // The other names in the browser's storage: the environment, and what the fake environment keeps.
    const names = [...rows.map(([, { name }]) => name), 'environment', 'fake_world'];
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.startsWith('exp_'))).toEqual([]);
  });

  it.each(rows)('names %s in lower-case words joined by underscores', (_, { name }) => {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  it.each(rows)('takes nothing of another type for %s', (_, { parse }) => {
    for (const found of [
      null,
      undefined,
      0,
      1.5,
      11,
      true,
      [],
      {},
      'a/b',
      '',
      { accessToken: 'a' },
      { value: null },
    ]) {
      expect(parse(found)).toBeNull();
    }
  });

  it('reads each entry as it was written', () => {
    const session = { accessToken: 'a.b.c', refreshToken: null };
    expect(storageCatalogue.session.parse(session)).toEqual(session);
    const pending = { purpose: 'create', verifier: 'v', code: 'c' };
    expect(storageCatalogue.pendingAuthorization.parse(pending)).toEqual(pending);
    expect(storageCatalogue.pendingAuthorization.parse({ ...pending, purpose: 'other' })).toBeNull();
    const attempt = { order: 'order', idempotencyKey: 'key', state: 'open' };
    expect(storageCatalogue.checkoutAttempt.parse({ ...attempt, more: 1 })).toEqual(attempt);
    for (const wrong of [{ state: 'paid' }, { state: undefined }, { order: '' }, { idempotencyKey: 1 }]) {
      expect(storageCatalogue.checkoutAttempt.parse({ ...attempt, ...wrong })).toBeNull();
    }
    const shown = { accountId: 'id', shownAt: 1, kept: true };
    expect(storageCatalogue.recoveryKey.parse(shown)).toEqual(shown);
    expect(storageCatalogue.origin.parse('home_google')).toEqual(originOf('home_google'));
    expect(storageCatalogue.origin.format?.(originOf('a__'))).toBe('a__');
    expect([1, 10].map((views) => storageCatalogue.viewCount.parse(views))).toEqual([1, 10]);
    expect(storageCatalogue.leftHostSession.parse('d'.repeat(43))).toBe('d'.repeat(43));
    expect(storageCatalogue.leftHostSession.parse('d'.repeat(42))).toBeNull();
    const key = 'c0'.repeat(64);
    expect(storageCatalogue.cloudKey.parse(key)).toBe(key);
    for (const found of [key.slice(1), `${key}0`, key.toUpperCase(), 'g'.repeat(128)]) {
      expect(storageCatalogue.cloudKey.parse(found)).toBeNull();
    }
  });
});
