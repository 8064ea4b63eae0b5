import type { Kysely } from 'kysely';
import { auditJobs } from '../audit/jobs.ts';
import type { DeleteAccount } from '../auth/account-data/delete-account.ts';
import { accountJobs, authExpiryJobs } from '../auth/jobs.ts';
import { beaconJobs } from '../beacon/jobs.ts';
import { cloudSettingsJobs } from '../cloud-settings/jobs.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/schema.ts';
import type { StoreCare } from '../db/store-care.ts';
import { feedbackJobs } from '../feedback/jobs.ts';
import { restorationJobs } from '../itr/jobs.ts';
import { limitJobs } from '../limits/jobs.ts';
import type { Logger } from '../log.ts';
import { mailJobs } from '../mail/jobs.ts';
import { newsletterJobs } from '../newsletter/jobs.ts';
import { reportJobs } from '../reports/jobs.ts';
import { reconciliationJob, subscriptionJobs } from '../subscription/jobs.ts';
import type { Subscriptions } from '../subscription/subscriptions.ts';
import { withdrawalJobs } from '../withdrawal/jobs.ts';
import type { Job } from './job.ts';

interface JobParts {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly log: Logger;
  readonly storeCare: Pick<StoreCare, 'jobs'>;
  readonly subscriptions: Pick<Subscriptions, 'trials' | 'reconciliation'>;
  readonly deleteAccount: DeleteAccount;
}

/** The housekeeping jobs of all modules, in the order in which they run. */
export function everyJob(parts: JobParts): readonly Job[] {
  const { config, db, log, storeCare, subscriptions, deleteAccount } = parts;
  const { countsKeptDays } = config.services;
  return [
    ...authExpiryJobs(db),
    ...limitJobs(db),
    ...mailJobs(db),
    // Before the accounts: one that only an abandoned checkout referred to goes with it.
    ...subscriptionJobs(db, subscriptions.trials),
    ...accountJobs({ db, siteSecret: config.secrets.site, deleteAccount }),
    ...auditJobs(db, log),
    ...beaconJobs(db, countsKeptDays),
    ...reportJobs(db, countsKeptDays),
    ...cloudSettingsJobs(db),
    ...restorationJobs(db),
    ...feedbackJobs(db),
    ...withdrawalJobs(db),
    ...newsletterJobs(db),
    ...storeCare.jobs,
    ...(config.cards.kind === 'none' ? [] : [reconciliationJob(subscriptions.reconciliation)]),
  ];
}
