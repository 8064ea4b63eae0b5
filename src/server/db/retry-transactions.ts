import { setTimeout } from 'node:timers/promises';
import type { Kysely, KyselyPlugin, Transaction, TransactionBuilder } from 'kysely';
import type { Database } from './schema.ts';

/** SQLSTATE: serialization failure and deadlock. The engine aborted the transaction to free others; it had no effect. */
const ended = new Set(['40001', '40P01']);
const mostTries = 5;
/**
 * Upper bound of the first pause, in milliseconds; each is twice the one before. All four together are a fraction of a
 * visitor's timeout.
 */
const firstPause = 20;

/** The backoff between two attempts. */
export interface BetweenTries {
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** At least 0, and less than 1. */
  readonly random: () => number;
}

const usual: BetweenTries = { pause: setTimeout, random: Math.random };

/**
 * Makes a database retry transactions that the engine aborted because of a conflict, up to five attempts. Everything else
 * the transaction's callback does is repeated too, so nothing of it may be visible outside before the transaction ends.
 */
export function retryingTransactions(db: Kysely<Database>, between = usual): Kysely<Database> {
  const begin = db.transaction.bind(db);
  const extended = db.withPlugin.bind(db);
  db.transaction = () => retrying(begin(), between);
  db.withPlugin = (plugin: KyselyPlugin) => retryingTransactions(extended(plugin), between);
  return db;
}

function retrying(
  builder: TransactionBuilder<Database>,
  between: BetweenTries,
): TransactionBuilder<Database> {
  const execute = builder.execute.bind(builder);
  const inMode = builder.setAccessMode.bind(builder);
  const inIsolation = builder.setIsolationLevel.bind(builder);
  builder.execute = <T>(work: (trx: Transaction<Database>) => Promise<T>) =>
    untilDone(() => execute(work), between);
  builder.setAccessMode = (mode) => retrying(inMode(mode), between);
  builder.setIsolationLevel = (level) => retrying(inIsolation(level), between);
  return builder;
}

/**
 * Retries a whole transaction (or a statement outside one) as long as the engine aborts it because of a conflict, up to
 * five attempts. The pauses grow and are random, so that the same transactions do not collide again. Rejects as it does.
 */
export async function untilDone<T>(transaction: () => Promise<T>, between = usual): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!ended.has(code) || tries === mostTries) throw error;
    }
    const longest = firstPause * 2 ** (tries - 1);
    await between.pause((longest * (1 + between.random())) / 2);
  }
}
