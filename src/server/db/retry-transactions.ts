import type { Kysely, Transaction, TransactionBuilder } from 'kysely';
import type { Database } from './schema.ts';

/** SQLSTATE: serialization failure and deadlock. The engine ended the transaction to free others, and nothing of it was done. */
const ended = new Set(['40001', '40P01']);
const mostTries = 5;

/**
 * The same database, on which a transaction that the engine ended to free others is done again, five times at most. What a
 * transaction does besides its statements is done again with it: let nothing of that be seen before it ends.
 */
export function retryingTransactions(db: Kysely<Database>): Kysely<Database> {
  return new Proxy(db, {
    get(target, key) {
      if (key === 'transaction') return () => retrying(target.transaction());
      if (key === 'withPlugin') {
        return (...plugin: Parameters<Kysely<Database>['withPlugin']>) =>
          retryingTransactions(target.withPlugin(...plugin));
      }
      return bound(target, key);
    },
  });
}

function retrying(builder: TransactionBuilder<Database>): TransactionBuilder<Database> {
  return new Proxy(builder, {
    get(target, key) {
      if (key === 'execute') {
        return <T>(work: (trx: Transaction<Database>) => Promise<T>) => untilDone(() => target.execute(work));
      }
      if (key === 'setIsolationLevel' || key === 'setAccessMode') {
        return (value: never) => retrying(target[key](value));
      }
      return bound(target, key);
    },
  });
}

async function untilDone<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!ended.has(code) || tries === mostTries) throw error;
    }
  }
}

/** What it has under the name; its methods know it and not its proxy, which has no private fields. */
function bound(target: object, key: string | symbol): unknown {
  const value: unknown = Reflect.get(target, key, target);
  return typeof value === 'function' ? value.bind(target) : value;
}
