import type { Kysely } from 'kysely';
import { type Batch, DaySums } from '../beacon/day-sums.ts';
import { SetsOfDay } from '../beacon/sets-of-day.ts';
import { writeOnce } from '../beacon/write-once.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import { utcDay } from '../utc-day.ts';
import type { Violation } from './violation.ts';

interface Sum extends Violation {
  readonly day: string;
  readonly count: number;
}

/** Anybody can report any host: beyond so many different rows a day, hosts are counted together. */
const mostRowsADay = 500;
/** Stands for all hosts beyond. */
const other = 'other';

/** Counts what content security policies blocked, by day, directive and host. */
export class ViolationCounter {
  private readonly sums: DaySums<Sum>;
  private readonly rows = new SetsOfDay<Sum>({
    most: mostRowsADay,
    keyOf: ({ directive, blocked, enforced }) => [directive, blocked, enforced].join(' '),
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

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    log: Logger,
  ) {
    this.sums = new DaySums<Sum>((batch) => this.write(batch), log);
  }

  /** Counts one. Never waits. */
  count({ directive, blocked, enforced }: Violation): void {
    const day = utcDay(this.clock.now());
    this.sums.add([day, directive, blocked, enforced].join(' '), {
      ...{ day, directive, blocked, enforced },
      count: 1,
    });
  }

  /** Writes what has gathered. Resolves when the write has ended. */
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
