import { confirmationDays } from '../content/newsletter.ts';
import { accountDays } from './account-days.ts';

/**
 * Retention periods of the server's data, in days. The server deletes by this table and the privacy policy quotes it,
 * so that the two cannot disagree. Site facts, section 8, `/privacy`.
 */
export const keptDays = {
  ...accountDays,
  /** Counts of events and of blocked content, unless the server is configured otherwise. */
  counts: 400,
  /** Nightly reconciliations with the card provider. */
  reconciliations: 400,
  /** Webhook events of the card provider, and the keys of e-mails and jobs, after they arrived. */
  paymentEvents: 90,
  /** Rate limit counters, after they were last touched. */
  limitCounters: 2,
  /** Rows of sent e-mails, which are blanked on sending. */
  sentEmails: 7,
  /** Accounts without an address, a recovery key, a purchase or a sign-in. */
  emptyAccounts: 30,
  /**
   * Numbers of deleted accounts without a purchase: longer than abandoned checkouts are kept and than the card provider
   * may report late.
   */
  deletedAccounts: 60,
  /** Abandoned checkouts, after they were last opened. */
  abandonedCheckouts: 30,
  /** What visitors sent by form, after the day they sent it. */
  feedback: 90,
  /** Statements of withdrawal, after they arrived: three years, the limitation period for claims in most of the EU. */
  withdrawals: 1_095,
  /** Job applications after the decision, and messages that somebody asked us to keep for a future role. */
  applications: 180,
  /** Identity theft restoration codes, after they were issued. */
  restorationCodes: 30,
  /** Cloud-saved settings, after they were last loaded or saved. */
  savedSettings: 730,
  /**
   * Data of a sign-in after it ended, at most and including the wait for the hourly cleanup: longer than its lifetime,
   * so that a replay is still detected.
   */
  endedSignIns: 1,
  /** Newsletter sign-ups that are never confirmed. */
  newsletterRequests: confirmationDays,
  /** The last batch of counts written by each process: longer than a batch is retried. */
  countRuns: 7,
  /** A store replaced by a restore or a move to Postgres, with its snapshots, in case that was a mistake. */
  replacedStores: 7,
  /** Counts waiting in a broker's stream while the store cannot take them: an outage over a weekend. */
  countsOnTheirWay: 3,
} as const;

/** Retention of purchase data, in whole calendar years after the year in which the subscription ended. */
export const keptYears = {
  /**
   * Subscriptions, their history and paid checkouts: the longest period that the tax laws of our countries require for
   * invoices.
   */
  purchases: 10,
} as const;

/** How many hourly snapshots of the embedded store are kept, unless the server is configured otherwise. */
export const snapshotsKept = 24;

/** Within how many hours a sign-in code is deleted after it was sent, including the wait for the hourly cleanup. */
export const signInCodeHours = 2;
