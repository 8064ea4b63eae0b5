import { accountRecords } from './account-records.ts';
import type { KeptRecord } from './kept-record.ts';
import { purchaseRecords } from './purchase-records.ts';
import { copyRecords, rehearsalRecords, serviceRecords } from './service-records.ts';
import { visitRecords } from './visit-records.ts';

const ofPeople = { ...visitRecords, ...accountRecords, ...purchaseRecords, ...copyRecords } as const;
const all = { ...ofPeople, ...serviceRecords, ...rehearsalRecords } as const;

/** A kind of record that visitors are told about. */
export type ToldRecordName = keyof typeof ofPeople;

/** Any kind of record. */
export type KeptRecordName = keyof typeof all;

/** All kinds of records about people who visit, buy or write. */
export const toldRecords: Readonly<Record<ToldRecordName, KeptRecord>> = ofPeople;

/**
 * Everything kept outside the visitor's browser: what it is, why, how long, who sees it, and what happens to it when
 * its account is deleted. Home's table, the privacy policy and docs/operations.md are generated from it. A test
 * compares it with the store: each column belongs to exactly one row. Site facts, section 8, `/privacy`.
 */
export const keptRecords: Readonly<Record<KeptRecordName, KeptRecord>> = all;

/** The lines of home's table, with the records each of them stands for. */
export const recordSummary = {
  attempts: ['attempts'],
  counts: [
    'counts',
    'openedPages',
    'clicks',
    'checkoutSteps',
    'failures',
    'timeOnPage',
    'experiments',
    'blockedContent',
    'crashReports',
    'serverLog',
  ],
  plan: [
    'account',
    'address',
    'formerAddress',
    'language',
    'signIns',
    'recoveryKey',
    'subscription',
    'country',
    'campaign',
    'paymentNotices',
    'comparisons',
    'restorationCodes',
    'emails',
    'snapshots',
    'replacedStores',
  ],
  trial: ['trial'],
  newsletter: ['newsletter', 'unwantedMail'],
  settings: ['settings'],
  apps: ['protectedAddresses', 'syncedData'],
  forms: ['forms', 'withdrawal', 'writtenMail', 'applications'],
  log: ['accountLog'],
} as const satisfies Readonly<Record<string, readonly ToldRecordName[]>>;

/** A line of home's table that stands for records of the server. */
export type SummaryLine = keyof typeof recordSummary;

/** The days after which a record is deleted, for texts that state them. Throws for a record without such an end. */
export function daysOf(name: KeptRecordName): number {
  for (const end of keptRecords[name].ends) if ('days' in end) return end.days;
  throw new Error(`${name} is not kept for a number of days`);
}
