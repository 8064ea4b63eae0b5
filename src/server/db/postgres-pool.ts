import type { PostgresPool } from 'kysely';
import { Client, DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg';
import { second } from '../../domain/duration.ts';
import { untilDone } from './retry-transactions.ts';
import { StoreAwayError } from './store-away.ts';
import { ReadOnlyServerError, refuseReadOnly, type WritingServer } from './writing-server.ts';

const beginning = /^(?:begin|start transaction)\b/;
const end = /^(?:commit|rollback)$/;

/** Timeouts for visitors' calls: a page answers within 3 s whatever the store does. */
export const visitorPatience = {
  connectionTimeoutMillis: 2 * second,
  query_timeout: 2 * second,
} as const;

/**
 * Server-side timeouts, so that Postgres also aborts work nobody waits for any more and releases its locks. They are sent
 * at the start of each transaction, in the same message: a pooler such as PgBouncer would refuse them as connection
 * parameters, and would pass them on to its next client as session settings.
 */
const boundsOfTransaction = `set local statement_timeout = ${5 * second};
  set local idle_in_transaction_session_timeout = ${10 * second}`;

/** How a pool treats its server. */
interface PoolRules {
  /** Whether Postgres aborts long transactions. */
  readonly isBounded: boolean;
  readonly writer: WritingServer;
}

/**
 * A pool that drops connections it cannot trust. When a response fails to arrive, it closes that connection and every one
 * opened before the failure: a network that swallows packets leaves all of them dead, and each would cost another timeout.
 * The same happens when a server shuts down, or has become read-only because another took its place; with several servers,
 * the pool then looks for the writable one. Failures below SQL become a {@link StoreAwayError}.
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
    // A replica returns stale reads.
    ...(writer.isOneOfSeveral ? { onConnect: refuseReadOnly } : {}),
  });
  // An idle connection that breaks must not crash the process; the next query reports it.
  pool.on('error', () => {});
  let losses = 0;
  let isWriterKnown = !writer.isOneOfSeveral;
  const bornAfter = new WeakMap<PoolClient, number>();
  pool.on('connect', (client) => {
    bornAfter.set(client, losses);
    // Nor may one that breaks while in use: its query rejects, and nothing else listens.
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

// SQLSTATE: connection errors, server shutting down or starting up, and a write on a read-only server.
const leaving = /^(?:08[0-9A-Z]{3}|57P0[123]|25006)$/;

/** Whether the connection is lost: the error did not come from Postgres, or was its last message; bugs of ours excluded. */
function isLoss(error: unknown): boolean {
  if (error instanceof DatabaseError) return leaving.test(error.code ?? '');
  return error instanceof ReadOnlyServerError || !(error instanceof TypeError || error instanceof RangeError);
}
