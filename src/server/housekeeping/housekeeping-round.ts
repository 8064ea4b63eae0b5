import { randomUUID } from 'node:crypto';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { minute } from '../../domain/duration.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import { readSiteValue, standing, writeSiteValue } from '../db/site-values.ts';

/** How often a round is done. */
export const roundEvery = 60 * minute;
/** How long a round is its process's alone without a word from it: longer than any job is waited for. */
export const roundLease = 15 * minute;

/** What came of asking for a round. */
export interface Turn {
  readonly isMine: boolean;
  /** In how many milliseconds to ask again. */
  readonly wait: number;
}

/** The rounds of housekeeping of all processes that share a store: each hour's is done by one. */
export interface Rounds {
  /** Takes the round that is due, unless another process is at it or has done it. */
  claim(): Promise<Turn>;
  /** Keeps a round that goes on; false when it was so long without a word that another may have taken it. */
  renew(): Promise<boolean>;
  /** Ends a round of one's own; one that is not `whole` may be taken up by another process at once. */
  end(whole: boolean): Promise<void>;
}

/** Of a process that has nobody to share with. */
export const alone: Rounds = {
  claim: async () => ({ isMine: true, wait: roundEvery }),
  renew: async () => true,
  end: async () => {},
};

const key = 'housekeeping';
// Its value is the moment from which on another process may take the next, and who is at it.
const until = sql`split_part(${standing}, ' ', 1)::bigint`;
const holder = sql`split_part(${standing}, ' ', 2)`;

/** Rounds by one row of the store. Times are the site's; a clock that was set back by more than an hour holds nobody up. */
export class SharedRounds implements Rounds {
  private readonly name = randomUUID();
  private begunAt = 0;
  private renewedAt = 0;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
  ) {}

  async claim(): Promise<Turn> {
    const now = this.clock.now();
    const isFree = sql<boolean>`${until} not between ${now + 1} and ${now + roundEvery}`;
    if (!(await this.set(now + roundLease, isFree))) return { isMine: false, wait: await this.waitFrom(now) };
    this.begunAt = now;
    this.renewedAt = now;
    return { isMine: true, wait: roundEvery };
  }

  async renew(): Promise<boolean> {
    const now = this.clock.now();
    if (now < this.renewedAt + minute) return true;
    this.renewedAt = now;
    return this.set(now + roundLease, this.isMine());
  }

  async end(whole: boolean): Promise<void> {
    await this.set(whole ? this.begunAt + roundEvery : 0, this.isMine());
  }

  private async set(freeAt: number, onlyIf: Expression<SqlBool>): Promise<boolean> {
    return (await writeSiteValue(this.db, key, `${freeAt} ${this.name}`, { onlyIf })) !== null;
  }

  private isMine(): Expression<SqlBool> {
    return sql<boolean>`${holder} = ${this.name}`;
  }

  private async waitFrom(now: number): Promise<number> {
    const freeAt = (await readSiteValue(this.db, key))?.split(' ')[0];
    return Math.max(0, Number(freeAt ?? now) - now);
  }
}
