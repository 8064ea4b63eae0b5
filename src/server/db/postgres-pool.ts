import type { PostgresPool } from 'kysely';
import { Client, DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg';
import { second } from '../../domain/duration.ts';
import { untilDone } from './retry-transactions.ts';
import { StoreAwayError } from './store-away.ts';
import { ReadOnlyServerError, refuseReadOnly, type WritingServer } from './writing-server.ts';

const beginning = /^(?:begin|start transaction)\b/;
const end = /^(?:commit|rollback)$/;

/** How long a visitor's call waits for Postgres: a page answers within 3 s whatever the store does. */
export const visitorPatience = {
  connectionTimeoutMillis: 2 * second,
  query_timeout: 2 * second,
} as const;

/**
 * What nobody waits for any more ends on the other side too, and gives its locks back. Said at the beginning of each
 * transaction, in the same message: as parameters of the connection a pooler such as PgBouncer would refuse them, and as
 * settings of the session it would give them to whoever is next.
 */
const boundsOfTransaction = `set local statement_timeout = ${5 * second};
  set local idle_in_transaction_session_timeout = ${10 * second}`;

/** How a pool deals with its server. */
interface PoolRules {
  /** Whether Postgres ends transactions that take long. */
  readonly isBounded: boolean;
  readonly writer: WritingServer;
}

/**
 * A pool that forgets what it cannot trust. A connection on which an answer did not come is closed, and so is every
 * one that is as old: a network that swallows packets leaves all of them dead, and each would cost another wait. So does a
 * server that goes, or that takes reads alone since another has taken its place; where there are several, the one that takes
 * writes is looked for. What goes wrong below SQL is a {@link StoreAwayError}.
 */
export function postgresPool(config: PoolConfig, { isBounded, writer }: PoolRules): PostgresPool {
  const pool = new Pool({
    keepAlive: true,
    ...config,
    Client: class extends Client {
      constructor(settings: PoolConfig = {}) {
        super({ ...settings, connectionString: writer.address });
      }
    },
    // What a server that follows another one reads is old.
    ...(writer.isOneOfSeveral ? { onConnect: refuseReadOnly } : {}),
  });
  // An idle connection that breaks must not end the process; the next query reports it.
  pool.on('error', () => {});
  let losses = 0;
  let isWriterKnown = !writer.isOneOfSeveral;
  const bornAfter = new WeakMap<PoolClient, number>();
  pool.on('connect', (client) => {
    bornAfter.set(client, losses);
    // Nor must one that breaks while it is in use: its query rejects, and nobody else listens.
    client.on('error', () => {});
  });

  const trusted = (client: PoolClient) => bornAfter.get(client) === losses;
  const guarded = (client: PoolClient): PoolClient => {
    let lost = false;
    let isWithin = false;
    const query = async (text: string, ...args: unknown[]) => {
      if (lost) throw new StoreAwayError('This connection to Postgres is lost');
      try {
        const begins = beginning.test(text);
        const asked = begins && isBounded ? `${text}; ${boundsOfTransaction}` : text;
        const ask = () => Reflect.apply(client.query, client, [asked, ...args]);
        if (begins) isWithin = true;
        else if (end.test(text)) isWithin = false;
        else if (!isWithin) return await untilDone(ask);
        return await ask();
      } catch (error) {
        if (!isLoss(error)) throw error;
        lost = true;
        losses += 1;
        isWriterKnown = !writer.isOneOfSeveral;
        throw new StoreAwayError('Postgres did not answer', { cause: error });
      }
    };
    const release = (destroy?: boolean) => client.release(destroy || lost || !trusted(client));
    return new Proxy(client, {
      get: (target, key) =>
        key === 'query' ? query : key === 'release' ? release : Reflect.get(target, key, target),
    });
  };

  const connect = async (): Promise<PoolClient> => {
    for (;;) {
      if (!isWriterKnown) {
        await writer.find();
        isWriterKnown = true;
      }
      const client = await pool.connect().catch((error: unknown) => {
        if (!isLoss(error)) throw error;
        isWriterKnown = !writer.isOneOfSeveral;
        throw new StoreAwayError('Postgres is not reached', { cause: error });
      });
      if (trusted(client)) return guarded(client);
      client.release(true);
    }
  };
  return { connect, end: () => pool.end(), options: pool.options };
}

// SQLSTATE: the connection, the server stops or starts, and a write on a server that takes reads alone.
const leaving = /^(?:08[0-9A-Z]{3}|57P0[123]|25006)$/;

/** Not an answer of Postgres, or its last; and not a mistake of ours. */
function isLoss(error: unknown): boolean {
  if (error instanceof DatabaseError) return leaving.test(error.code ?? '');
  return error instanceof ReadOnlyServerError || !(error instanceof TypeError || error instanceof RangeError);
}
