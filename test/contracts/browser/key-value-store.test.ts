import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock.ts';
import {
  MemoryKeyValueStore,
  MemoryStorageArea,
} from '../../../src/adapters/memory/memory-key-value-store.ts';
import { storageCatalogue } from '../../../src/adapters/storage/catalogue.ts';
import { WebKeyValueStore } from '../../../src/adapters/storage/web-key-value-store.ts';
import {
  type KeyValueStore,
  type StoredValues,
  storedEntries,
} from '../../../src/application/ports/key-value-store.ts';
import { Browser } from '../../support/browser-tabs.ts';
import { originOf } from '../../support/origin.ts';

/** A browser: each call of `tab` opens one more tab. */
interface StorageWorld {
  readonly tab: () => KeyValueStore;
  readonly advance: (milliseconds: number) => void;
}

const values: StoredValues = {
  session: { accessToken: 'a.b.c', refreshToken: 'refresh' },
  legacySession: { authToken: 'token', externalId: 'id', email: null },
  leftHostSession: 'd'.repeat(43),
  pendingAuthorization: { purpose: 'sign-in', verifier: 'v'.repeat(43), code: null },
  sentPasscode: {
    form: 'login',
    email: 'ada@example.com',
    ticket: null,
    atCode: true,
    sentAt: 1_000,
    resendAt: 61_000,
  },
  checkoutAttempt: { order: 'order', idempotencyKey: 'key', state: 'open' },
  recoveryKey: { accountId: 'id', shownAt: 1, kept: false },
  unusedAccount: { id: 'id', orders: false },
  closedNotices: ['Grace Period'],
  origin: originOf('home_google_spring_hero'),
  viewCount: 3,
  bannerClosed: 'v266-1',
  audience: { allowed: ['defaultplan'] },
  market: 'eu',
  languageHint: 'closed',
  cloudKey: 'c0'.repeat(64),
};

/** What every {@link KeyValueStore} does. */
function keyValueStoreContract(name: string, open: () => StorageWorld): void {
  describe(`${name} as a key-value store`, () => {
    let world: StorageWorld;
    let store: KeyValueStore;
    beforeEach(() => {
      world = open();
      store = world.tab();
    });

    it('has nothing at first', () => {
      for (const key of keys) expect(store.read(key)).toBeNull();
    });

    it.each(keys)('gives back what was written to %s, and forgets it when removed', (key) => {
      store.write(key, values[key]);
      expect(store.read(key)).toEqual(values[key]);
      store.remove(key);
      expect(store.read(key)).toBeNull();
      expect(() => store.remove(key)).not.toThrow();
    });

    it('keeps a session that has no refresh token', () => {
      store.write('session', { accessToken: 'a.b.c', refreshToken: null });
      expect(store.read('session')).toEqual({ accessToken: 'a.b.c', refreshToken: null });
    });

    it('keeps entries apart', () => {
      store.write('origin', originOf('pro_radio'));
      store.write('session', values.session);
      store.remove('session');
      expect(store.read('origin')).toEqual(originOf('pro_radio'));
    });

    it('does not follow later changes of an object that was written', () => {
      const tokens = { accessToken: 'a.b.c', refreshToken: 'refresh' };
      store.write('session', tokens);
      tokens.accessToken = 'changed';
      expect(store.read('session')).toEqual(values.session);
    });

    it.each(keys)('keeps %s for exactly its lifetime', (key) => {
      const { lifetimeSeconds } = storedEntries[key];
      store.write(key, values[key]);
      world.advance((lifetimeSeconds ?? 10 * 365 * 86_400) * 1000 - 1);
      expect(store.read(key)).toEqual(values[key]);
      world.advance(1);
      expect(store.read(key)).toEqual(lifetimeSeconds === null ? values[key] : null);
    });

    it('starts the lifetime anew when a value is written again', () => {
      store.write('pendingAuthorization', values.pendingAuthorization);
      world.advance(599_000);
      store.write('pendingAuthorization', values.pendingAuthorization);
      world.advance(599_000);
      expect(store.read('pendingAuthorization')).toEqual(values.pendingAuthorization);
    });

    it('shares local entries with other tabs and keeps session entries to one', () => {
      const other = world.tab();
      for (const key of keys) store.write(key, values[key]);
      for (const key of keys) {
        expect(other.read(key)).toEqual(storedEntries[key].medium === 'local' ? values[key] : null);
      }
    });

    it('tells other tabs of a new value and of a removed one, and not the tab that made them', () => {
      const other = world.tab();
      const heard: unknown[] = [];
      const own: unknown[] = [];
      other.changes$('session').subscribe((value) => heard.push(value));
      store.changes$('session').subscribe((value) => own.push(value));
      store.write('session', values.session);
      store.write('checkoutAttempt', values.checkoutAttempt);
      store.remove('session');
      expect(heard).toEqual([values.session, null]);
      expect(own).toEqual([]);
    });

    it('says nothing to other tabs of what is this tab’s own', () => {
      const other = world.tab();
      const heard: unknown[] = [];
      other.changes$('origin').subscribe((value) => heard.push(value));
      store.write('origin', originOf('pro_radio'));
      expect(heard).toEqual([]);
    });

    it('stops telling who no longer listens', () => {
      const other = world.tab();
      const heard: unknown[] = [];
      other
        .changes$('session')
        .subscribe((value) => heard.push(value))
        .unsubscribe();
      store.write('session', values.session);
      expect(heard).toEqual([]);
    });
  });
}

const keys = Object.keys(values) as (keyof StoredValues)[];

keyValueStoreContract('MemoryKeyValueStore', () => {
  const clock = new MemoryClock();
  const area = new MemoryStorageArea();
  return { tab: () => new MemoryKeyValueStore(clock, area), advance: (by) => clock.advance(by) };
});

keyValueStoreContract('WebKeyValueStore', () => {
  const clock = new MemoryClock();
  const browser = new Browser();
  return {
    tab: () => new WebKeyValueStore(browser.open(), clock, storageCatalogue),
    advance: (by) => clock.advance(by),
  };
});
