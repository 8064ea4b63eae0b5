import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Job } from '../housekeeping/job.ts';
import type { Logger } from '../log.ts';
import { oldAuditLines } from './forget-old-lines.ts';
import { sealAudit } from './seal-audit.ts';

/** What housekeeping does for the audit log: lets go of old lines, and says in the server's log how far it has come. */
export function auditJobs(db: Kysely<Database>, log: Logger): readonly Job[] {
  return [...oldAuditLines(db), { name: 'seal of the audit log', run: (now) => sealAudit(db, log, now) }];
}
