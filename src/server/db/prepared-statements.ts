import { messages, type PGlite, parse, protocol, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;

/** A statement that the session knows by name, with what it told of itself when it was prepared. */
interface Prepared {
  readonly name: string;
  /** The type of each parameter. */
  readonly types: readonly number[];
  /** Its columns; none where it gives no rows. */
  readonly columns: readonly messages.RowDescriptionMessage[];
  /** How often it may still run before it is prepared anew. */
  runsLeft: number;
}

/** Far more than the server has; lists of many lengths (`in (…)`, `values (…)`) are statements of their own. */
const mostKept = 300;
/**
 * From its sixth run on a statement may keep its plan. Nothing gathers statistics in the embedded store that would
 * replace a plan from when a table was small, so none gets older than this.
 */
const mostRuns = 1_000;

/**
 * Runs statements on PGlite, each prepared when it comes for the first time. `PGlite.query` has the database read,
 * describe and forget the text at every call, and enters it six times for one answer: here it is one message and one
 * answer (ADR 0011). Whoever calls sees to it that nobody else uses the session meanwhile.
 */
export class PreparedStatements {
  private readonly known = new Map<string, Prepared>();
  private made = 0;

  constructor(
    private readonly client: PGlite,
    private readonly most: { readonly kept: number; readonly runs: number } = {
      kept: mostKept,
      runs: mostRuns,
    },
  ) {}

  /** Runs one statement. Rejects with the database's error, which holds the statement's SQLSTATE but no parameters. */
  async run<Row>(text: string, params: readonly unknown[]): Promise<Results<Row>> {
    const statement = this.known.get(text);
    const fresh = statement === undefined || statement.runsLeft === 0;
    const prepared = fresh ? await this.prepare(text) : statement;
    const { name, types, columns } = prepared;
    prepared.runsLeft -= 1;
    const values = params.map((param, index) => this.written(param, types[index]));
    const answer = await this.send(
      serialize.bind({ statement: name, values }),
      serialize.execute(),
      serialize.sync(),
    );
    const [results] = parse.parseResults([...columns, ...answer], this.client.parsers);
    return results as Results<Row>;
  }

  /** Forgets all of them. Needed before the schema changes: what was prepared for the former one fails. */
  async forget(): Promise<void> {
    if (this.known.size === 0) return;
    this.known.clear();
    await this.send(serialize.query('deallocate all'), serialize.sync());
  }

  private async prepare(text: string): Promise<Prepared> {
    this.made += 1;
    const name = `statement ${this.made}`;
    const described = await this.send(
      ...this.drop(this.known.has(text) ? text : this.oneTooMany()),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const prepared: Prepared = {
      name,
      types: parse.parseDescribeStatementResults(described),
      columns: described.filter((message) => message instanceof messages.RowDescriptionMessage),
      runsLeft: this.most.runs,
    };
    this.known.set(text, prepared);
    return prepared;
  }

  private oneTooMany(): string | undefined {
    const [oldest] = this.known.keys();
    return this.known.size < this.most.kept ? undefined : oldest;
  }

  private drop(text: string | undefined): readonly Uint8Array[] {
    const statement = text === undefined ? undefined : this.known.get(text);
    if (text === undefined || statement === undefined) return [];
    this.known.delete(text);
    return [serialize.close({ type: 'S', name: statement.name })];
  }

  private written(param: unknown, type: number | undefined): string | null {
    if (param === null || param === undefined) return null;
    return type === undefined ? String(param) : (this.client.serializers[type]?.(param) ?? String(param));
  }

  private send(...parts: readonly Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.client.execProtocolStream(Buffer.concat(parts), { syncToFs: false });
  }
}
