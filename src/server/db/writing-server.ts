import { Client } from 'pg';
import { StoreAwayError } from './store-away.ts';

/** The connected server is read-only: it is a replica. */
export class ReadOnlyServerError extends Error {
  override readonly name = 'ReadOnlyServerError';
}

/** How long one server may take to respond, in milliseconds. */
const patience = { connectionTimeoutMillis: 2_000, query_timeout: 2_000 } as const;
/** How long a search's result is reused, in milliseconds: thousands of waiting calls must not cause thousands of searches. */
const searchHolds = 250;

/**
 * Finds the writable one of several servers of one database: the first one listed, until {@link find} has found another. All
 * are asked at once, so that an unresponsive server costs no time as long as another responds.
 */
export class WritingServer {
  private at: string;
  private search: Promise<void> | null = null;
  private holdsUntil = 0;

  constructor(private readonly servers: readonly string[]) {
    const [first] = servers;
    if (first === undefined) throw new Error('No server');
    this.at = first;
  }

  /** Address of the writable server, as far as known. */
  get address(): string {
    return this.at;
  }

  /** True when there is more than one server. */
  get isOneOfSeveral(): boolean {
    return this.servers.length > 1;
  }

  /**
   * Searches for the writable server; concurrent calls share one search. Rejects with a {@link StoreAwayError} if none
   * is writable.
   */
  find(): Promise<void> {
    if (this.search !== null && performance.now() < this.holdsUntil) return this.search;
    this.holdsUntil = Number.POSITIVE_INFINITY;
    this.search = Promise.any(this.servers.map((server) => this.ask(server)))
      .then((server) => {
        this.at = server;
      })
      .catch((error: unknown) => {
        throw new StoreAwayError('No server of Postgres takes writes', { cause: this.whatEachSaid(error) });
      })
      .finally(() => {
        this.holdsUntil = performance.now() + searchHolds;
      });
    return this.search;
  }

  private whatEachSaid(error: unknown): unknown {
    if (!(error instanceof AggregateError)) return error;
    const said = error.errors.map((one, index) => {
      const { host } = new URL(this.servers[index] ?? '');
      return `${host} says ${one instanceof Error && one.message !== '' ? one.message : 'nothing'}`;
    });
    return new Error(said.join(', '));
  }

  private async ask(server: string): Promise<string> {
    const client = new Client({ ...patience, connectionString: server });
    client.on('error', () => {});
    try {
      await client.connect();
      await refuseReadOnly(client);
      return server;
    } finally {
      // An unresponsive server does not answer the end message either.
      client.end().catch(() => {});
    }
  }
}

/** Rejects with a {@link ReadOnlyServerError} on a read-only connection. */
export async function refuseReadOnly(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off') throw new ReadOnlyServerError('It takes no writes');
}
