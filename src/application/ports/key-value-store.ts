import type { Observable } from 'rxjs';
import type { Tokens } from '../../domain/account/token.ts';
import type { ExperimentName } from '../../domain/experiment/catalogue.ts';
import type { Origin } from '../../domain/origin/origin.ts';
import { ofCheckout, ofMonth } from '../../domain/records/plan-entries.ts';
import { ofAccount, ofBrowser, ofSignIn, type StoredEntry } from '../../domain/records/stored-entry.ts';
import { ofVisit } from '../../domain/records/visit-entry.ts';
import type { Market } from '../../domain/subscription/plan.ts';
import type { KeptPurchaseState } from '../../domain/subscription/purchase.ts';

/** A PKCE flow in progress. `code` is the authorization code until it is exchanged, else null. */
export interface PendingAuthorization {
  readonly purpose: 'create' | 'sign-in';
  readonly verifier: string;
  readonly code: string | null;
}

/** A requested checkout and how far it got; requesting the same one again reuses the idempotency key. */
export interface CheckoutAttempt {
  readonly order: string;
  readonly idempotencyKey: string;
  readonly state: KeptPurchaseState;
}

/** Records that a recovery key was shown here. The key itself is not stored. */
export interface ShownRecoveryKey {
  /** The account that it recovers. */
  readonly accountId: string;
  /** Milliseconds since the epoch. A newer key invalidates earlier ones. */
  readonly shownAt: number;
  /** Whether the visitor has confirmed having saved it, or has signed in with it. */
  readonly kept: boolean;
}

/** A session of the v1 auth service: its token and its account. */
export interface StoredLegacySession {
  readonly authToken: string;
  readonly externalId: string;
  /** Null when the account has none. */
  readonly email: string | null;
  /** Present once the host app has this token: from then on the app ends the session. */
  readonly inApp?: true | undefined;
}

/** A passcode that was sent and not yet entered; the times are in milliseconds since the epoch. */
export interface SentPasscode {
  /** The form that requested it, such as `login`. */
  readonly form: string;
  readonly email: string;
  /** What the confirmation must send back; null when it needs nothing. */
  readonly ticket: string | null;
  /** Whether it went to the account's address before a change. */
  readonly isFormer?: boolean | undefined;
  /** Whether the visitor is at the passcode step and has not gone back to the address. */
  readonly atCode: boolean;
  readonly sentAt: number;
  /** When another may be requested. */
  readonly resendAt: number;
  /** Until when no passcode is accepted, after too many wrong ones. */
  readonly closedUntil?: number | undefined;
}

/** An account made for a purchase whose subscription has not been seen yet: the visitor does not know about the account. */
export interface UnusedAccount {
  readonly id: string;
  /** Whether a checkout was requested; before that there can be no subscription. */
  readonly orders: boolean;
}

/** The value of each stored entry. */
export interface StoredValues {
  readonly session: Tokens;
  /** Present while the visitor is signed in through the v1 auth service, which only some host apps ask for. */
  readonly legacySession: StoredLegacySession;
  /** The app token with which somebody signed out on a page of the app, as its SHA-256 digest in base64url. */
  readonly leftHostSession: string;
  readonly pendingAuthorization: PendingAuthorization;
  /** Lets a reloaded page resume the passcode step. */
  readonly sentPasscode: SentPasscode;
  readonly checkoutAttempt: CheckoutAttempt;
  /** Present once a recovery key was shown in this browser, or used here to sign in. */
  readonly recoveryKey: ShownRecoveryKey;
  readonly unusedAccount: UnusedAccount;
  /** The state that each notice dismissed during this visit announced: a status, or `way-back`. */
  readonly closedNotices: string[];
  /** The last valid origin of the visit. */
  readonly origin: Origin;
  /** Pages seen during the visit: a whole number from 1 to 10, where 10 means 10 or more. */
  readonly viewCount: number;
  /** The version, such as `v266-1`, in which the visitor dismissed the add-to-browser banner. */
  readonly bannerClosed: string;
  /** The audience-restricted experiments that the visitor may take part in; absent while that is unknown. */
  readonly audience: { readonly allowed: readonly ExperimentName[] };
  /**
   * The market where the visitor was last seen, so that the first paint shows the right prices; `none` where nothing is
   * sold.
   */
  readonly market: Market | 'none';
  /** Present when the visitor has dismissed the hint that the page exists in another language. */
  readonly languageHint: 'closed';
  /** Where the visitor's settings are saved: 128 hex digits; present while cloud save is on. */
  readonly cloudKey: string;
}

/** The name of a stored entry. */
export type StoredKey = keyof StoredValues;

/** How each entry is stored. The storage adapter has its name in the browser and its schema. */
export const storedEntries = {
  session: ofAccount,
  legacySession: ofAccount,
  leftHostSession: ofMonth,
  pendingAuthorization: ofSignIn,
  sentPasscode: ofSignIn,
  checkoutAttempt: ofCheckout,
  recoveryKey: ofAccount,
  // Read by an inline script: `ui/first-paint/session.ts`.
  unusedAccount: ofAccount,
  closedNotices: { medium: 'session', lifetimeSeconds: null, clearedOnSignOut: true },
  origin: ofVisit,
  viewCount: ofVisit,
  // The version in `kax` decides whether the banner returns on a later visit. Written and read by an inline script:
  // `ui/first-paint/banner.ts`.
  bannerClosed: ofVisit,
  audience: ofVisit,
  market: ofMonth,
  // Written and read by page scripts: `ui/boot/language-hint.ts`, `ui/first-paint/language.ts`.
  languageHint: { medium: 'local', lifetimeSeconds: 31_536_000, clearedOnSignOut: false },
  cloudKey: ofBrowser,
} as const satisfies Record<StoredKey, StoredEntry>;

/** The entries that a page reads and how they are stored: the whole table, or a few for a page that loads little. */
export type KnownEntries = Partial<typeof storedEntries>;

/** The browser's storage, typed by {@link StoredValues}. Falls back to memory where storage is refused. */
export abstract class KeyValueStore {
  /** The value; null when there is none, when it has expired, or when it has the wrong type. */
  abstract read<Key extends StoredKey>(key: Key): StoredValues[Key] | null;

  /** Stores a value and restarts its lifetime. */
  abstract write<Key extends StoredKey>(key: Key, value: StoredValues[Key]): void;

  /** Removes a value, if there is one. */
  abstract remove(key: StoredKey): void;

  /** Each change that another tab makes to an entry of medium `local`: the new value, or null when it was removed. */
  abstract changes$<Key extends StoredKey>(key: Key): Observable<StoredValues[Key] | null>;
}

/** The part of {@link KeyValueStore} that static pages have too: everything except changes in other tabs. */
export type KeptEntries = Omit<KeyValueStore, 'changes$'>;
