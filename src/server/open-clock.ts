import type { Kysely } from 'kysely';
import { type Clock, SystemClock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/schema.ts';

/** The clock of an environment: outside production an adjustable one, for trying out a subscription's whole life. */
export async function openClock(config: Config, db: Kysely<Database>): Promise<Clock> {
  if (import.meta.env.VITE_SITE_ENV === 'production' || config.siteEnv === 'production')
    return new SystemClock();
  const { AdjustableClock } = await import('./adjustable-clock.ts');
  return AdjustableClock.open(db);
}
