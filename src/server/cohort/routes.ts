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

/** The cohort service, to be mounted at the root. It stores nothing: the response only depends on the day. */
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

/** Whether a client's cohort must be replaced by today's: it is malformed, in the future, or the one for errors. */
function mustReplace(atb: string | undefined, now: number): boolean {
  if (atb === undefined || atb === '') return false;
  const kept = parseAtb(atb);
  return !kept.ok || isNoRealCohort(kept.value, now);
}

function isNoRealCohort(kept: Atb, now: number): boolean {
  return isSameCohort(kept, errorCohort) || daysSince(kept, now) < 0;
}
