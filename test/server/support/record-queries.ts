import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';
import { DefaultQueryCompiler } from 'kysely';
import type { Store } from '../../../src/server/db/store.ts';

/** A store that is listened to. */
export interface RecordedStore {
  readonly store: Store;
  /** The text of every statement that some work gives the store, with placeholders for values; nobody else's. */
  readonly during: (work: () => Promise<unknown>) => Promise<readonly string[]>;
}

/** The same store, listened to: what the server does by itself meanwhile, such as its housekeeping, is not heard. */
export function recordQueries(store: Store): RecordedStore {
  const listening = new AsyncLocalStorage<string[]>();
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      listening.getStore()?.push(new DefaultQueryCompiler().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    store: {
      ...store,
      db: store.db.withPlugin(recorder),
      counters: store.counters.withPlugin(recorder),
    },
    during: async (work) => {
      const queries: string[] = [];
      await listening.run(queries, work);
      return [...queries];
    },
  };
}
