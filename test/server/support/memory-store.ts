import { PGlite } from '@electric-sql/pglite';
import { type Store, storeOn } from '../../../src/server/db/store.ts';
import { emptyTables } from './empty-tables.ts';
import { storeImage } from './store-image.ts';

/** Databases of closed stores, for the next ones of this process: to open one takes a second, to empty it a hundredth. */
const closed: PGlite[] = [];

/** PGlite in memory, with a migrated store of its own: a second of a processor. */
export async function openMemoryClient(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await storeImage() });
}

/** An empty, migrated store in memory. Its next user finds the tables as the migrations make them, so none is changed. */
export async function openMemoryStore(): Promise<Store> {
  const client = closed.pop() ?? (await openMemoryClient());
  const store = await storeOn(closable(client), 'memory');
  await emptyTables(store.db);
  return store;
}

/** The client, of which closing closes only what its user has. */
function closable(client: PGlite): PGlite {
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    // What its user prepared has names that the next one gives as well.
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
