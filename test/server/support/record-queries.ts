import type { KyselyPlugin } from 'kysely';
import { DefaultQueryCompiler } from 'kysely';
import type { Store } from '../../../src/server/db/store.ts';

/** The same store, and the text of every statement it is given, with placeholders for values. */
export function recordQueries(store: Store): { readonly store: Store; readonly queries: readonly string[] } {
  const queries: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      queries.push(new DefaultQueryCompiler().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { store: { ...store, db: store.db.withPlugin(recorder) }, queries };
}
