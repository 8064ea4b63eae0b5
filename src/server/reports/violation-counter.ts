import type { Kysely } from 'kysely';
import { DaySums } from '../beacon/day-sums.ts';
import { dayOf } from '../beacon/event-counter.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import type { Violation } from './violation.ts';

interface Sum extends Violation {
  readonly day: string;
  readonly count: number;
}

/** Anybody can report any host: beyond so many different ones a day they are counted together. */
const mostHostsADay = 500;

/** Counts what content security policies blocked, by day, directive and host. */
export class ViolationCounter {
  private readonly sums: DaySums<Sum>;
  private day = '';
  private hosts = new Set<string>();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    log: Logger,
  ) {
    this.sums = new DaySums<Sum>((rows) => this.write(rows), log);
  }

  /** Counts one. Never fails, never waits. */
  count({ directive, blocked: told, enforced }: Violation): void {
    const day = dayOf(this.clock.now());
    if (day !== this.day) {
      this.day = day;
      this.hosts = new Set();
    }
    const blocked = this.hosts.has(told) || this.hosts.size < mostHostsADay ? told : 'other';
    this.hosts.add(blocked);
    this.sums.add([day, directive, blocked, enforced].join(' '), {
      day,
      directive,
      blocked,
      enforced,
      count: 1,
    });
  }

  /** Writes what has gathered. Resolves when the write has ended. */
  flush(): Promise<void> {
    return this.sums.flush();
  }

  private async write(rows: readonly Sum[]): Promise<void> {
    await this.db
      .insertInto('csp_report')
      .values([...rows])
      .onConflict((conflict) =>
        conflict.columns(['day', 'directive', 'blocked', 'enforced']).doUpdateSet((eb) => ({
          count: eb('csp_report.count', '+', eb.ref('excluded.count')),
        })),
      )
      .execute();
  }
}
