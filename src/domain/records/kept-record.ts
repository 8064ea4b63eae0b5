import type { CountedName } from '../analytics/pixel-registry.ts';

/**
 * The legal basis for keeping a record: a contract with the person, steps they requested before one, consent, a legal
 * obligation, or our legitimate interest (GDPR, article 6).
 */
export type RecordReason = 'contract' | 'request' | 'consent' | 'law' | 'interest';

/** The event from which a record's days are counted. */
export type DatedEnd =
  /** It was written. */
  | 'writing'
  /** The last attempt it counts. */
  | 'attempt'
  /** The sign-in it belongs to ended. */
  | 'sign-in'
  /** It was last used. */
  | 'use'
  /** It was sent. */
  | 'sending'
  /** A purchase was started that is never paid. */
  | 'order'
  /** The account was deleted. */
  | 'deletion'
  /** The application was decided. */
  | 'decision'
  /** Somebody signed up and never confirmed. */
  | 'sign-up'
  /** An account was created that has no address, recovery key, purchase or sign-in. */
  | 'empty-account';

/** The calendar year from which a record's years are counted. */
export type YearlyEnd =
  /** The year in which the subscription ended. */
  'subscription-year';

/** What ends a record without a fixed period. */
export type OpenEnd =
  | 'account-deletion'
  | 'removal'
  /** The account at a separate service, such as e-mail protection, is deleted. */
  | 'service-deletion'
  | 'replacement'
  | 'unsubscribing'
  /**
   * The newsletter is confirmed again for an address that unsubscribed or bounced, or an e-mail reaches one that did
   * not exist.
   */
  | 'confirmation'
  | 'subscription'
  /** A copy of the store is made or restored, or the hourly cleanup finds what remained of that. */
  | 'copied'
  /** The log has a fixed size, and newer lines need the space. */
  | 'room'
  /** Nobody needs an answer any more. */
  | 'answer'
  /** The cause of a crash has been found. */
  | 'repair'
  | 'never';

/** When a record is deleted. Of several ends the applicable one counts, as for a purchase that was paid or not. */
export type RecordEnd =
  /** So many days after; deleted by the hourly cleanup. */
  | { readonly after: DatedEnd; readonly days: number }
  /** So many whole calendar years after; deleted by the same cleanup. */
  | { readonly afterYear: YearlyEnd; readonly years: number }
  | { readonly at: OpenEnd }
  /** The number of hourly copies that are kept. */
  | { readonly copies: number };

/** Who can see a record, apart from courts where the law requires it. */
export type RecordViewer =
  | 'owner'
  | 'team'
  | 'payment-provider'
  | 'mail-service'
  | 'restoration-partner'
  /** Only totals. */
  | 'everybody';

/** What happens to a record when its account is deleted. */
export type AfterDeletion =
  /** Deleted with the account. */
  | 'gone'
  /** The account's random number remains until its retention ends, with the dates and nothing else. */
  | 'number'
  /** Remains until its retention ends. */
  | 'runs-out'
  /** Remains as long as it would have anyway. */
  | 'stays'
  /** Belongs to no account. */
  | 'apart';

/** A kind of data kept outside the visitor's browser. */
export interface KeptRecord {
  /** What it is, for operators. The text for visitors is in `ui/components/legal/kept/kept-texts.ts`. */
  readonly what: string;
  /** Its columns in the store, by table; empty for what is stored elsewhere or inside other columns. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** Where it is stored, when it has no column of its own. */
  readonly place?: string;
  /** The page events it consists of. */
  readonly events?: readonly CountedName[];
  /** The legal basis; empty for data about nobody. */
  readonly reasons: readonly RecordReason[];
  readonly ends: readonly RecordEnd[];
  readonly seenBy: readonly RecordViewer[];
  readonly afterDeletion: AfterDeletion;
}
