import { randomUUID } from 'node:crypto';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { minute } from '../../domain/duration.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import { currentValue, readSiteValue, writeSiteValue } from '../db/site-values.ts';

/** How often a round is done. */
export const roundEvery = 60 * minute;
/** How long a process may keep a round without renewing it: longer than any job is waited for. */
export const roundLease = 15 * minute;

/** The result of claiming a round. */
export interface Turn {
  readonly isMine: boolean;
  /** In how many milliseconds to ask again. */
  readonly wait: number;
}

/** A lease on each hour's round of housekeeping, so that one of the processes that share a store does it. */
export interface Rounds {
  /** Takes the round that is due, unless another process is doing it or has done it. */
  claim(): Promise<Turn>;
  /** Extends the lease; false when it had expired and another process may have taken the round. */
  renew(): Promise<boolean>;
  /** Ends this process's round; if it is not `whole`, another process may continue it immediately. */
  end(whole: boolean): Promise<void>;
}

/** For a process that shares its store with no other. */
export const unshared: Rounds = {
  claim: async () => ({ isMine: true, wait: roundEvery }),
  renew: async () => true,
  end: async () => {},
};

const key = 'housekeeping';
// The value: the time from which another process may take the next round, and the name of the process that has this one.
const until = sql`split_part(${currentValue}, ' ', 1)::bigint`;
const holder = sql`split_part(${currentValue}, ' ', 2)`;

/** Rounds kept in one row of the store. Times are the site's; a clock set back by more than an hour blocks nobody. */
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
