import type { Kysely } from 'kysely';
import { type Batch, DaySums } from '../beacon/day-sums.ts';
import { SetsOfDay } from '../beacon/sets-of-day.ts';
import { writeOnce } from '../beacon/write-once.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import { keepNewest } from '../keep-newest.ts';
import type { Logger } from '../log.ts';
import { utcDay } from '../utc-day.ts';
import type { Violation } from './violation.ts';

interface Sum extends Violation {
  readonly day: string;
  readonly count: number;
}

/** Anybody can report any host, so hosts beyond this number of different rows a day are counted together. */
const mostRowsADay = 500;
/** Stands for all further hosts. */
const other = 'other';

/** Size of the cache of known rows: more than a day can have, and small enough to keep. */
const mostBegun = 2_000;

/** Counts content security policy violations by day, directive and host. */
export class ViolationCounter {
  private readonly sums: DaySums<Sum>;
  private readonly rows = new SetsOfDay<Sum>({
    most: mostRowsADay,
    keyOf,
    asOther: (row) => ({ ...row, blocked: other }),
    lock: 2,
    found: async (trx, rows) => {
      const kept = await trx
        .selectFrom('csp_report')
        .selectAll()
        .where(
          'day',
          'in',
          rows.map(({ day }) => day),
        )
        .execute();
      return kept.filter((row) => row.blocked !== other);
    },
    size: async (trx, day) => {
      const { sets } = await trx
        .selectFrom('csp_report')
        .select(({ fn }) => fn.countAll<number>().as('sets'))
        .where('day', '=', day)
        .where('blocked', '<>', other)
        .executeTakeFirstOrThrow();
      return Number(sets);
    },
  });

  /** Rows already reported, by day and key. After a restart each counts as new once more. */
  private readonly begun = new Map<string, true>();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    log: Logger,
  ) {
    this.sums = new DaySums<Sum>((batch) => this.write(batch), log);
  }

  /**
   * Counts a violation, or adds it to all other hosts if it would be the first of its day and `mayBegin`, only called then,
   * returns false. Never blocks.
   */
  count(violation: Violation, mayBegin: () => boolean = () => true): void {
    const day = utcDay(this.clock.now());
    const row = `${day} ${keyOf(violation)}`;
    if (violation.blocked === other || this.begun.has(row) || mayBegin()) {
      keepNewest(this.begun, mostBegun, row, true);
      this.sums.add(row, { ...violation, day, count: 1 });
    } else {
      const together = { ...violation, blocked: other };
      this.sums.add(`${day} ${keyOf(together)}`, { ...together, day, count: 1 });
    }
  }

  /** Writes what has accumulated. Resolves when the write has ended. */
  flush(): Promise<void> {
    return this.sums.flush();
  }

  private async write(batch: Batch<Sum>): Promise<void> {
    try {
      await this.writeOnce(batch);
    } catch (error) {
      this.rows.forget();
      throw error;
    }
  }

  private async writeOnce(batch: Batch<Sum>): Promise<void> {
    await writeOnce(this.db, batch, this.clock.now(), async (trx) => {
      await trx
        .insertInto('csp_report')
        .values([...(await this.rows.within(trx, batch.rows))])
        .onConflict((conflict) =>
          conflict.columns(['day', 'directive', 'blocked', 'enforced']).doUpdateSet((eb) => ({
            count: eb('csp_report.count', '+', eb.ref('excluded.count')),
          })),
        )
        .execute();
    });
  }
}

function keyOf({ directive, blocked, enforced }: Violation): string {
  return [directive, blocked, enforced].join(' ');
}
