import { Mutex, type PGlite } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';
import { PreparedStatements } from './prepared-statements.ts';

/** The part of PGlite that Kysely uses. */
type Client = Exclude<PGliteDialectConfig['pglite'], (...never: never[]) => unknown>;

// Kept from the start, so that a test with a clock of its own does not hold queries up.
const nextTurn = setImmediate;

const preparable = /^\s*(?:select|insert|update|delete|with)\b/i;
const changesSchema = /^\s*(?:create|alter|drop)\b/i;

/**
 * PGlite as Kysely is given it. Statements are prepared once (ADR 0011). After every query the event loop takes its
 * turn: a query of PGlite runs on the main thread and answers by microtasks only, so that without this, calls that ask
 * one query after the other keep every socket and timer waiting until all of them are done (ADR 0010).
 */
export function embeddedClient(pglite: PGlite): Client {
  const statements = new PreparedStatements(pglite);
  // There is one session: a query waits for the transaction that is under way.
  const session = new Mutex();

  const queryBy =
    (plain: Client['query']): Client['query'] =>
    async (text, params, options) => {
      try {
        if (preparable.test(text)) return await statements.run(text, params ?? []);
        if (changesSchema.test(text)) await statements.forget();
        return await plain(text, params, options);
      } finally {
        await turn();
      }
    };
  const query = queryBy((...call) => pglite.query(...call));

  return {
    query: (...call) => session.runExclusive(() => query(...call)),
    transaction: (work) =>
      session.runExclusive(() =>
        pglite.transaction((trx) =>
          work({ rollback: () => trx.rollback(), query: queryBy((...call) => trx.query(...call)) }),
        ),
      ),
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

function turn(): Promise<void> {
  return new Promise((resolve) => {
    nextTurn(resolve);
  });
}
