import type { PGliteDialectConfig } from 'kysely';

/** The part of PGlite that Kysely uses. */
type Client = Exclude<PGliteDialectConfig['pglite'], (...never: never[]) => unknown>;

// Kept from the start, so that a test with a clock of its own does not hold queries up.
const nextTurn = setImmediate;

/**
 * The same client, which after every query lets the event loop take its turn. A query of PGlite runs on the main
 * thread and answers by microtasks only: without this, calls that ask one query after the other keep every socket and
 * timer waiting until all of them are done (ADR 0010).
 */
export function takeTurns(client: Client): Client {
  const query: Client['query'] = async (...call) => {
    try {
      return await client.query(...call);
    } finally {
      await turn();
    }
  };
  return {
    query,
    transaction: (work) =>
      client.transaction((trx) =>
        work({
          rollback: () => trx.rollback(),
          query: async (...call) => {
            try {
              return await trx.query(...call);
            } finally {
              await turn();
            }
          },
        }),
      ),
    close: () => client.close(),
    get closed() {
      return client.closed;
    },
    get ready() {
      return client.ready;
    },
    get waitReady() {
      return client.waitReady;
    },
  };
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    nextTurn(resolve);
  });
}
