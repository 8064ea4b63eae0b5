import type { Observable } from 'rxjs';
import type { Tokens } from '../../domain/account/token.ts';
import type { ExperimentName } from '../../domain/experiment/catalogue.ts';
import type { Origin } from '../../domain/origin/origin.ts';
import { ofCheckout, ofMonth } from '../../domain/records/plan-entries.ts';
import { ofAccount, ofBrowser, ofSignIn, type StoredEntry } from '../../domain/records/stored-entry.ts';
import { ofVisit } from '../../domain/records/visit-entry.ts';
import type { Market } from '../../domain/subscription/plan.ts';
import type { KeptPurchaseState } from '../../domain/subscription/purchase.ts';

/**
 * A PKCE flow in progress. `code` is the authorization code while it is not yet exchanged, else null.
 */
export interface PendingAuthorization {
  readonly purpose: 'create' | 'sign-in';
  readonly verifier: string;
  readonly code: string | null;
}

/** A requested checkout and how far it got; asking for the same one again uses the same key. */
export interface CheckoutAttempt {
  readonly order: string;
  readonly idempotencyKey: string;
  readonly state: KeptPurchaseState;
}

/** That a recovery key was shown here. The key itself is kept nowhere. */
export interface ShownRecoveryKey {
  /** The account it leads to. */
  readonly accountId: string;
  /** Milliseconds since the epoch. A newer key makes the ones before it void. */
  readonly shownAt: number;
  /** Whether the visitor has said that it is saved, or has signed in with it. */
  readonly kept: boolean;
}

/** A session of the first auth service: its token, and whose it is. */
export interface StoredLegacySession {
  readonly authToken: string;
  readonly externalId: string;
  /** Null when the account has none. */
  readonly email: string | null;
  /** Present once the app that shows the page has this token: from then on the app ends the session. */
  readonly inApp?: true | undefined;
}

/** A passcode that was sent and is not yet typed; the times are in milliseconds since the epoch. */
export interface SentPasscode {
  /** The form that asked for it, such as `login`. */
  readonly form: string;
  readonly email: string;
  /** What the confirmation has to bring along; null where that is nothing. */
  readonly ticket: string | null;
  /** Whether it went to the address that the account had before a change. */
  readonly isFormer?: boolean | undefined;
  /** Whether the visitor is at the passcode step and has not gone back to the address. */
  readonly atCode: boolean;
  readonly sentAt: number;
  /** When another one may be asked for. */
  readonly resendAt: number;
  /** Until when none is accepted, after too many wrong ones. */
  readonly closedUntil?: number | undefined;
}

/** An account made for a purchase whose subscription has not been seen yet: the visitor does not know of the account. */
export interface UnusedAccount {
  readonly id: string;
  /** Whether a checkout was asked for; before that there can be no subscription. */
  readonly orders: boolean;
}

/** The value of each stored entry. */
export interface StoredValues {
  readonly session: Tokens;
  /** Present while the visitor is signed in through the first auth service, which only some host apps ask for. */
  readonly legacySession: StoredLegacySession;
  /** What somebody signed out with on a page of an app: the SHA-256 digest of the app's token, in base64url. */
  readonly leftHostSession: string;
  readonly pendingAuthorization: PendingAuthorization;
  /** Lets a reloaded page go on with the passcode. */
  readonly sentPasscode: SentPasscode;
  readonly checkoutAttempt: CheckoutAttempt;
  /** Present once a recovery key was shown in this browser, or used here to sign in. */
  readonly recoveryKey: ShownRecoveryKey;
  readonly unusedAccount: UnusedAccount;
  /** What the notices closed in this visit were about: a status, or `way-back`. */
  readonly closedNotices: string[];
  /** The last valid origin of the visit. */
  readonly origin: Origin;
  /** Pages seen in the visit: a whole number from 1 to 10, where 10 stands for all beyond. */
  readonly viewCount: number;
  /** The version, such as `v266-1`, in which the visitor closed the add-to-browser banner. */
  readonly bannerClosed: string;
  /** Of the experiments that are not for all, those in which the visitor may take part; absent while that is not known. */
  readonly audience: { readonly allowed: readonly ExperimentName[] };
  /** The market where the visitor was last seen, so that prices are right before they are painted; `none` where nothing is sold. */
  readonly market: Market | 'none';
  /** Present when the visitor does not want to be told that the page exists in another language. */
  readonly languageHint: 'closed';
  /** Where the visitor's settings are saved: 128 hex digits; there while cloud save is on. */
  readonly cloudKey: string;
}

/** The name of a stored entry. */
export type StoredKey = keyof StoredValues;

/** How each entry is kept. Names in the browser and schemas are the storage adapter's. */
export const storedEntries = {
  session: ofAccount,
  legacySession: ofAccount,
  leftHostSession: ofMonth,
  pendingAuthorization: ofSignIn,
  sentPasscode: ofSignIn,
  checkoutAttempt: ofCheckout,
  recoveryKey: ofAccount,
  // Read by a script of the page: `ui/first-paint/session.ts`.
  unusedAccount: ofAccount,
  closedNotices: { medium: 'session', lifetimeSeconds: null, clearedOnSignOut: true },
  origin: ofVisit,
  viewCount: ofVisit,
  // Whether it comes back on a later visit, the version in `kax` says. Written and read by a script of the page: `ui/first-paint/banner.ts`.
  bannerClosed: ofVisit,
  audience: ofVisit,
  market: ofMonth,
  // Written and read by scripts of the page: `ui/boot/language-hint.ts`, `ui/first-paint/language.ts`.
  languageHint: { medium: 'local', lifetimeSeconds: 31_536_000, clearedOnSignOut: false },
  cloudKey: ofBrowser,
} as const satisfies Record<StoredKey, StoredEntry>;

/** How the entries that a page reads are kept: the whole table, or the few of a page that loads little. */
export type KnownEntries = Partial<typeof storedEntries>;

/** The browser's storage, typed by {@link StoredValues}. Where storage is refused, memory serves instead. */
export abstract class KeyValueStore {
  /** The value; null when there is none, when it is over its lifetime, or when it is not of its type. */
  abstract read<Key extends StoredKey>(key: Key): StoredValues[Key] | null;

  /** Keeps a value and starts its lifetime anew. */
  abstract write<Key extends StoredKey>(key: Key, value: StoredValues[Key]): void;

  /** Removes a value, if there is one. */
  abstract remove(key: StoredKey): void;

  /** Each change that another tab makes to an entry of medium `local`: the new value, or null when it was removed. */
  abstract changes$<Key extends StoredKey>(key: Key): Observable<StoredValues[Key] | null>;
}

/** The part of {@link KeyValueStore} that static pages have too: all but the changes of other tabs. */
export type KeptEntries = Omit<KeyValueStore, 'changes$'>;
