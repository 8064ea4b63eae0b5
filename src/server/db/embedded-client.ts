import { Mutex, type PGlite } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';
import { PreparedStatements } from './prepared-statements.ts';
import { StoreAwayError } from './store-away.ts';

/** The part of PGlite that Kysely uses. */
type Client = Exclude<PGliteDialectConfig['pglite'], (...never: never[]) => unknown>;

// Captured at load time, so that fake timers in a test do not hold up queries.
const nextTurn = setImmediate;

const preparable = /^\s*(?:select|insert|update|delete|with)\b/i;

/** A commit that turned into a rollback; Kysely recognizes it by its code. */
class AbortedError extends Error {
  readonly code = '25P02';
}

/**
 * Adapts PGlite for Kysely. Statements are prepared once (ADR 0011), and a transaction begins and ends with one message
 * each; PGlite's own way takes three times as long. After every query the event loop gets a turn: PGlite runs queries on
 * the main thread and answers through microtasks only, so a call that makes several queries in a row would keep every
 * socket and timer waiting until it is done (ADR 0010).
 *
 * Rejects with a `StoreAwayError` once closed, including queries that were still queued.
 */
export function embeddedClient(pglite: PGlite): Client {
  const statements = new PreparedStatements(pglite);
  // There is only one session: a query waits for the open transaction.
  const session = new Mutex();

  const alone = <T>(work: () => Promise<T>): Promise<T> =>
    session.runExclusive(() => {
      if (pglite.closed) throw new StoreAwayError('The store is closed');
      return work();
    });

  /** Runs a query as a prepared statement where possible, otherwise through `plain`. */
  async function run<T>(plain: Client['query'], ...call: Parameters<Client['query']>) {
    const [text, params] = call;
    try {
      return preparable.test(text) ? await statements.run<T>(text, params ?? []) : await plain<T>(...call);
    } finally {
      await new Promise((resolve) => {
        nextTurn(resolve);
      });
    }
  }

  return {
    query: (...call) =>
      alone(() =>
        run(
          (...plain) => {
            statements.distrust();
            return pglite.query(...plain);
          },
          ...call,
        ),
      ),
    transaction: (work) =>
      alone(async () => {
        let over = false;
        let mayChangeSchema = false;
        const end = () => {
          over = true;
          // Statements prepared inside the transaction may refer to schema changes that are now rolled back.
          if (mayChangeSchema) statements.distrust();
        };
        const query: Client['query'] = async (...call) => {
          if (over) throw new Error('The transaction is over');
          return run(
            (...plain) => {
              mayChangeSchema = true;
              statements.distrust();
              return pglite.query(...plain);
            },
            ...call,
          );
        };
        const rollback = async () => {
          end();
          await statements.command('rollback');
        };
        await statements.command('begin');
        try {
          const done = await work({ query, rollback });
          if (over) return done;
          end();
          if ((await statements.command('commit')) === 'COMMIT') return done;
        } catch (error) {
          if (!over) await rollback();
          throw error;
        }
        throw new AbortedError('A statement of the transaction failed: it was rolled back');
      }),
    close: () => session.runExclusive(() => pglite.close()),
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    get waitReady() {
      return pglite.waitReady;
    },
  };
}
