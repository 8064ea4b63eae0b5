import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';
import { DefaultQueryCompiler } from 'kysely';
import type { Store } from '../../../src/server/db/store.ts';

/** A store whose queries are recorded. */
export interface RecordedStore {
  readonly store: Store;
  /** The text of every statement that some work sends to the store, with placeholders for values; no other statements. */
  readonly during: (work: () => Promise<unknown>) => Promise<readonly string[]>;
}

/** Records a store's queries, except what the server does on its own meanwhile, such as housekeeping. */
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
