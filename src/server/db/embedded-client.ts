import { Mutex, type PGlite } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';
import { PreparedStatements } from './prepared-statements.ts';
import { StoreAwayError } from './store-away.ts';

/** The part of PGlite that Kysely uses. */
type Client = Exclude<PGliteDialectConfig['pglite'], (...never: never[]) => unknown>;

// Kept from the start, so that a test with a clock of its own does not hold queries up.
const nextTurn = setImmediate;

const preparable = /^\s*(?:select|insert|update|delete|with)\b/i;

/** What Kysely knows by its code: a transaction that was to be committed could not be. */
class AbortedError extends Error {
  readonly code = '25P02';
}

/**
 * PGlite as Kysely is given it. Statements are prepared once (ADR 0011), and a
 * transaction begins and ends with one message each, for which PGlite's own takes three times as long. After every query the event loop takes its
 * turn: a query of PGlite runs on the main thread and answers by microtasks only, so that without this, calls that ask
 * one query after the other keep every socket and timer waiting until all of them are done (ADR 0010).
 *
 * Rejects with a `StoreAwayError` once it is closed, also what waited for its turn.
 */
export function embeddedClient(pglite: PGlite): Client {
  const statements = new PreparedStatements(pglite);
  // There is one session: a query waits for the transaction that is under way.
  const session = new Mutex();

  const alone = <T>(work: () => Promise<T>): Promise<T> =>
    session.runExclusive(() => {
      if (pglite.closed) throw new StoreAwayError('The store is closed');
      return work();
    });

  /** Runs a query in the way that suits it; `plain` runs what is not prepared. */
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
          // Prepared since for a schema that may be undone now.
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
