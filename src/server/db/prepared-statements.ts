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

/** What bounds the statements that are kept. */
export interface PreparedBounds {
  /** How many; the one that was not used for longest goes first. */
  readonly kept: number;
  /** Characters of one. What is longer is a list of many rows, hardly ever the same again, and is not kept. */
  readonly longest: number;
  /**
   * How often one runs before it is prepared anew. From its sixth run on it may keep its plan, and nothing gathers
   * statistics in the embedded store that would replace a plan from when a table was small.
   */
  readonly runs: number;
}

const usualBounds: PreparedBounds = { kept: 300, longest: 2_000, runs: 1_000 };

/**
 * Runs statements on PGlite, each prepared when it comes for the first time. `PGlite.query` has the database read,
 * describe and forget the text at every call, and enters it six times for one answer: here it is one message and one
 * answer (ADR 0011). Calls run one after the other.
 */
export class PreparedStatements {
  private readonly known = new Map<string, Prepared>();
  private made = 0;
  private trusted = true;

  constructor(
    private readonly client: PGlite,
    private readonly bounds: PreparedBounds = usualBounds,
  ) {}

  /** Runs one statement. Rejects with the database's error, which holds the statement's SQLSTATE but no parameters. */
  run<Row>(text: string, params: readonly unknown[]): Promise<Results<Row>> {
    return this.client.runExclusive(async () => {
      await this.forgetDistrusted();
      const { name, types, columns } = await this.prepared(text);
      const values = params.map((param, index) => this.written(param, types[index]));
      const answer = await this.send(
        serialize.bind({ statement: name, values }),
        serialize.execute(),
        serialize.sync(),
      );
      const [results] = parse.parseResults([...columns, ...answer], this.client.parsers);
      return results as Results<Row>;
    });
  }

  /** Begins or ends a transaction and gives what was done: a commit after a statement that failed is a `ROLLBACK`. */
  command(command: 'begin' | 'commit' | 'rollback'): Promise<string> {
    return this.client.runExclusive(async () => {
      const answer = await this.send(serialize.query(command));
      return answer.find((message) => message instanceof messages.CommandCompleteMessage)?.text ?? '';
    });
  }

  /**
   * Has every statement prepared anew when it comes next: what was prepared for another schema fails. To be called when
   * the schema may have changed, and when that may have been undone.
   */
  distrust(): void {
    this.trusted = false;
  }

  private async forgetDistrusted(): Promise<void> {
    if (this.trusted) return;
    await this.send(serialize.query('deallocate all'), serialize.sync());
    this.known.clear();
    this.trusted = true;
  }

  private async prepared(text: string): Promise<Prepared> {
    const known = this.known.get(text);
    this.known.delete(text);
    const prepared = known !== undefined && known.runsLeft > 0 ? known : await this.prepare(text, known);
    prepared.runsLeft -= 1;
    // Back in as the one that was used last.
    if (prepared.name !== '') this.known.set(text, prepared);
    return prepared;
  }

  private async prepare(text: string, former: Prepared | undefined): Promise<Prepared> {
    const name = text.length > this.bounds.longest ? '' : this.freshName();
    const described = await this.send(
      ...[former, name === '' ? undefined : this.oneTooMany()].flatMap((old) =>
        old === undefined ? [] : [serialize.close({ type: 'S', name: old.name })],
      ),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    return {
      name,
      types: parse.parseDescribeStatementResults(described),
      columns: described.filter((message) => message instanceof messages.RowDescriptionMessage),
      runsLeft: this.bounds.runs,
    };
  }

  private freshName(): string {
    this.made += 1;
    return `statement ${this.made}`;
  }

  /** Takes the one that was not used for longest out, when there is no room for one more. */
  private oneTooMany(): Prepared | undefined {
    const [oldest] = this.known;
    if (oldest === undefined || this.known.size < this.bounds.kept) return undefined;
    const [text, prepared] = oldest;
    this.known.delete(text);
    return prepared;
  }

  private written(param: unknown, type: number | undefined): string | null {
    if (param === null || param === undefined) return null;
    const serializer = type === undefined ? undefined : this.client.serializers[type];
    // As text whatever comes: the message would be cut off in the middle.
    return String(serializer === undefined ? param : serializer(param));
  }

  private send(...parts: readonly Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.client.execProtocolStream(Buffer.concat(parts), { syncToFs: false });
  }
}
