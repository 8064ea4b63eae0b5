import { confirmationDays } from '../content/newsletter.ts';
import { accountDays } from './account-days.ts';

/**
 * How long the server keeps what it writes down, in days. The server deletes by this table and the privacy policy quotes
 * it, so that neither can say something the other does not do. Site facts, section 8, `/privacy`.
 */
export const keptDays = {
  ...accountDays,
  /** Counts of events and of blocked content, unless the server is configured otherwise. */
  counts: 400,
  /** Nightly comparisons with the card provider. */
  reconciliations: 400,
  /** Events of the card provider, and the keys of e-mails and tasks, after they came. */
  paymentEvents: 90,
  /** Counters of limits, after they were last touched. */
  limitCounters: 2,
  /** Rows of e-mails, blank from the moment they were sent. */
  sentEmails: 7,
  /** Accounts without an address, a recovery key, a purchase or a sign-in. */
  emptyAccounts: 30,
  /** Numbers of deleted accounts that no purchase refers to: past checkouts that nobody paid and what the card provider may tell late. */
  deletedAccounts: 60,
  /** Checkouts that nobody paid, after they were opened last. */
  abandonedCheckouts: 30,
  /** What visitors sent by form, after the day they did. */
  feedback: 90,
  /** Statements of withdrawal, after they came: three years, as long as claims from them last in most of the EU. */
  withdrawals: 1_095,
  /** Job applications after the decision, and messages that somebody asked us to keep for a role that may come. */
  applications: 180,
  /** Codes of identity theft restoration, after they were issued. */
  restorationCodes: 30,
  /** Cloud-saved settings, after they were last loaded or saved. */
  savedSettings: 730,
  /** What belongs to a sign-in, at most, with the wait for the hourly tidying, after its end: past its life, so that a replay is still recognised. */
  endedSignIns: 1,
  /** Sign-ups for the newsletter that nobody confirms. */
  newsletterRequests: confirmationDays,
  /** Which batch of counts a process wrote last: longer than it tries to write the same batch again. */
  countRuns: 7,
  /** The store that a restore or a move to Postgres has replaced, with its snapshots, in case that was a mistake. */
  replacedStores: 7,
  /** Counts on their way in a broker's stream, where the store does not take them: a weekend's outage. */
  countsOnTheirWay: 3,
} as const;

/** How long the server keeps what belongs to purchases, in whole calendar years after the one they ended in. */
export const keptYears = {
  /** Subscriptions, their history and the checkouts that were paid: the longest that tax law of our countries asks for bills. */
  purchases: 10,
} as const;

/** How many hourly copies of the embedded store stay, unless the server is configured otherwise. */
export const snapshotsKept = 24;

/** Within how many hours after a sign-in code was sent it is deleted, with the wait for the hourly tidying. */
export const signInCodeHours = 2;
