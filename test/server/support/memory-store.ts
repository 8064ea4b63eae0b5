import { PGlite } from '@electric-sql/pglite';
import { type Store, storeOn } from '../../../src/server/db/store.ts';
import { emptyTables } from './empty-tables.ts';
import { storeImage } from './store-image.ts';

/** Databases of closed stores, for reuse in this process: opening one takes a second, emptying it a hundredth of that. */
const closed: PGlite[] = [];

/** In-memory PGlite with a migrated store: costs a second of CPU time. */
export async function openMemoryClient(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await storeImage() });
}

/** An empty, migrated in-memory store. It is reused afterwards, so tests must not alter its tables. */
export async function openMemoryStore(): Promise<Store> {
  const client = closed.pop() ?? (await openMemoryClient());
  const store = await storeOn(closable(client), 'memory');
  await emptyTables(store.db);
  return store;
}

/** Wraps the client so that closing it only ends this use of it. */
function closable(client: PGlite): PGlite {
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    // Prepared statements have names that the next user will use as well.
    await client.exec('discard all');
    closed.push(client);
  };
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'closed') return isClosed;
      if (name === 'close') return close;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
