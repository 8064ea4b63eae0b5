import { Hono } from 'hono';
import { CohortQuery, type CohortReply, cohortPath } from '../../contract/cohort.ts';
import {
  type Atb,
  cohortAt,
  daysSince,
  errorCohort,
  formatAtb,
  isSameCohort,
  parseAtb,
} from '../../domain/cohort/atb.ts';
import type { ServerDeps } from '../deps.ts';
import { readQuery } from '../http/read-input.ts';

/** The cohort service, to be mounted at the root. It keeps nothing: the answer follows from the day alone. */
export function cohortRoutes({ clock, config }: Pick<ServerDeps, 'clock' | 'config'>): Hono {
  return new Hono().get(cohortPath, (c) => {
    const { atb } = readQuery(c, CohortQuery);
    const now = clock.now();
    const today = cohortAt(now);
    c.header('Cache-Control', 'no-store');
    return c.json<CohortReply>({
      for_more_info: `${config.publicUrl}/privacy`,
      majorVersion: today.week,
      minorVersion: today.day,
      version: formatAtb(today),
      ...(mustReplace(atb, now) ? { updateVersion: formatAtb(today) } : {}),
    });
  });
}

/** A client that keeps no cohort of ours (unreadable, of a day to come, or the one for errors) gets today's instead. */
function mustReplace(atb: string | undefined, now: number): boolean {
  if (atb === undefined || atb === '') return false;
  const kept = parseAtb(atb);
  return !kept.ok || isNoRealCohort(kept.value, now);
}

function isNoRealCohort(kept: Atb, now: number): boolean {
  return isSameCohort(kept, errorCohort) || daysSince(kept, now) < 0;
}
