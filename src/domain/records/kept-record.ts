import type { CountedName } from '../analytics/pixel-registry.ts';

/**
 * Why a record may be kept: the contract with whom it is about, what they asked for before there is one, their consent, a law, or our
 * interest (GDPR, article 6).
 */
export type RecordReason = 'contract' | 'request' | 'consent' | 'law' | 'interest';

/** From when the days of a record are counted. */
export type DatedEnd =
  /** It was written down. */
  | 'writing'
  /** The last attempt that it counts. */
  | 'attempt'
  /** The sign-in it belongs to is over. */
  | 'sign-in'
  /** It was last used. */
  | 'use'
  /** It was sent. */
  | 'sending'
  /** A purchase was begun that nobody pays. */
  | 'order'
  /** The account was deleted. */
  | 'deletion'
  /** What was applied for is decided. */
  | 'decision'
  /** Somebody signed up and never confirmed. */
  | 'sign-up'
  /** An account was made that has no address, recovery key, purchase or sign-in. */
  | 'empty-account';

/** Whose calendar year the years of a record are counted from. */
export type YearlyEnd =
  /** The subscription ended in it. */
  'subscription-year';

/** What ends a record that has no days. */
export type OpenEnd =
  | 'account-deletion'
  | 'removal'
  /** The account at a service of its own is deleted, such as that of e-mail protection. */
  | 'service-deletion'
  | 'replacement'
  | 'unsubscribing'
  /** The newsletter is confirmed anew for an address that left or refused it, or an e-mail reaches one that did not exist. */
  | 'confirmation'
  | 'subscription'
  /** A copy of the store is made or restored, or the hourly tidying finds what was left of that. */
  | 'copied'
  /** The log has a fixed size, and newer lines need the room. */
  | 'room'
  /** Nobody needs an answer any more. */
  | 'answer'
  /** What a crash came from has been found. */
  | 'repair'
  | 'never';

/** When a record goes; of several ends the one that fits, as for a purchase that was paid or not. */
export type RecordEnd =
  /** So many days after; the server's tidying, once an hour, deletes what is older. */
  | { readonly after: DatedEnd; readonly days: number }
  /** So many whole calendar years after; the same tidying deletes what is older. */
  | { readonly afterYear: YearlyEnd; readonly years: number }
  | { readonly at: OpenEnd }
  /** As many of the hourly copies as are kept. */
  | { readonly copies: number };

/** Who can see a record, beside courts where the law demands it. */
export type RecordViewer =
  | 'owner'
  | 'team'
  | 'payment-provider'
  | 'mail-service'
  | 'restoration-partner'
  /** Only totals. */
  | 'everybody';

/** What becomes of a record when its account is deleted. */
export type AfterDeletion =
  /** It goes with the account. */
  | 'gone'
  /** The random number of the account stays until its time is over, with the dates and nothing else. */
  | 'number'
  /** It stays until its time is over. */
  | 'runs-out'
  /** It stays as long as it would have. */
  | 'stays'
  /** It belongs to no account. */
  | 'apart';

/** One kind of thing that is kept outside the visitor's browser. */
export interface KeptRecord {
  /** What it is, for whoever runs the server. What visitors read is in `ui/components/legal/kept/kept-texts.ts`. */
  readonly what: string;
  /** The columns of the store that it is, by table; none of what lies elsewhere or is a part of other columns. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** Where it lies, when it is in no column of its own. */
  readonly place?: string;
  /** Which events of pages it is. */
  readonly events?: readonly CountedName[];
  /** Why it may be kept; empty for what is about nobody. */
  readonly reasons: readonly RecordReason[];
  readonly ends: readonly RecordEnd[];
  readonly seenBy: readonly RecordViewer[];
  readonly afterDeletion: AfterDeletion;
}
