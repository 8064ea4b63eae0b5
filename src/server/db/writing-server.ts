import { Client } from 'pg';
import { StoreAwayError } from './store-away.ts';

/** The server at hand takes reads alone: it follows another one. */
export class ReadOnlyServerError extends Error {
  override readonly name = 'ReadOnlyServerError';
}

/** How long one server may take to say what it is, in milliseconds. */
const patience = { connectionTimeoutMillis: 2_000, query_timeout: 2_000 } as const;
/** For so long what a search found holds, in milliseconds: thousands who wait must not become thousands of searches. */
const searchHolds = 250;

/**
 * Which of several servers of one database takes writes: the first in their order until {@link find} has found another. All of them are
 * asked at once, so that one that does not answer costs no wait as long as another does.
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

  /** Its address, as far as is known. */
  get address(): string {
    return this.at;
  }

  /** True when there is anything to choose from. */
  get isOneOfSeveral(): boolean {
    return this.servers.length > 1;
  }

  /** Looks for it; whoever asks meanwhile shares the search. Rejects with a {@link StoreAwayError} when none takes writes. */
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
      // One that does not answer does not say good-bye either.
      client.end().catch(() => {});
    }
  }
}

/** Rejects with a {@link ReadOnlyServerError} on a connection that takes no writes. */
export async function refuseReadOnly(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off') throw new ReadOnlyServerError('It takes no writes');
}
