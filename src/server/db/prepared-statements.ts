import { messages, type PGlite, parse, protocol, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;

/** A statement the session knows by name, with its description from when it was prepared. */
interface Prepared {
  readonly name: string;
  /** OID of each parameter's type. */
  readonly types: readonly number[];
  /** Its result columns; empty if it returns no rows. */
  readonly columns: readonly messages.RowDescriptionMessage[];
  /** Remaining runs before it is prepared again. */
  runsLeft: number;
}

/** Limits on the statements that are kept. */
export interface PreparedBounds {
  /** Maximum number; the least recently used is evicted first. */
  readonly kept: number;
  /** Maximum length in characters. Longer statements are lists of many rows, hardly ever repeated, and are not kept. */
  readonly longest: number;
  /**
   * Runs before a statement is prepared again. From its sixth run on, Postgres may cache its plan, and nothing in the
   * embedded store gathers statistics that would replace a plan made when a table was small.
   */
  readonly runs: number;
}

const usualBounds: PreparedBounds = { kept: 300, longest: 2_000, runs: 1_000 };

/**
 * Runs statements on PGlite, each prepared on its first use. `PGlite.query` has the database parse, describe and forget
 * the text on every call, entering it six times per answer; here it is one message and one answer (ADR 0011). Calls run
 * one after another.
 */
export class PreparedStatements {
  private readonly known = new Map<string, Prepared>();
  private made = 0;
  private trusted = true;

  constructor(
    private readonly client: PGlite,
    private readonly bounds: PreparedBounds = usualBounds,
  ) {}

  /** Runs one statement. Rejects with the database's error, which has the statement's SQLSTATE but no parameters. */
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

  /** Begins or ends a transaction and returns what was done: a commit after a failed statement is a `ROLLBACK`. */
  command(command: 'begin' | 'commit' | 'rollback'): Promise<string> {
    return this.client.runExclusive(async () => {
      const answer = await this.send(serialize.query(command));
      return answer.find((message) => message instanceof messages.CommandCompleteMessage)?.text ?? '';
    });
  }

  /**
   * Makes every statement be prepared again on its next use: those prepared for another schema fail. Call it when the schema
   * may have changed, and when such a change may have been rolled back.
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
    // Re-inserted as the most recently used.
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

  /** Removes and returns the least recently used statement when the limit is reached. */
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
    // Sent as text in any case: otherwise the message would be cut off in the middle.
    return String(serializer === undefined ? param : serializer(param));
  }

  private send(...parts: readonly Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.client.execProtocolStream(Buffer.concat(parts), { syncToFs: false });
  }
}
