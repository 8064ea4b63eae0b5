import { afterAll, beforeAll, describe } from 'vitest';
import type { Store } from '../../../src/server/db/store.ts';
import { openFreshStore } from './fresh-database.ts';
import { openMemoryStore } from './memory-store.ts';

/** Runs a suite twice: on the embedded store and on a real Postgres. `store()` is available from `beforeAll` on. */
export function withStores(suite: (store: () => Store) => void): void {
  describe('on the embedded store', () => {
    let store: Store | undefined;
    beforeAll(async () => {
      store = await openMemoryStore();
    });
    afterAll(() => store?.close());
    suite(() => opened(store));
  });

  describe('on Postgres', () => {
    let store: Store | undefined;
    beforeAll(async () => {
      store = await openFreshStore();
    });
    afterAll(() => store?.close());
    suite(() => opened(store));
  });
}

function opened(store: Store | undefined): Store {
  if (store === undefined) throw new Error('The store is open only while tests run');
  return store;
}
