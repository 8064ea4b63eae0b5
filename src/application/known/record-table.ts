import { lifetimes } from '../../domain/account/lifetimes.ts';
import { sessionCookieName } from '../../domain/account/session-cookie.ts';
import { countingSwitch } from '../../domain/analytics/counting-switch.ts';
import { sentCountsName } from '../../domain/analytics/sent-counts.ts';
import { experimentNames, experiments } from '../../domain/experiment/catalogue.ts';
import { experimentKey } from '../../domain/experiment/experiment-key.ts';
import { ofBrowser, type StoredEntry } from '../../domain/records/stored-entry.ts';
import { ofVisit } from '../../domain/records/visit-entry.ts';
import { type CookieCode, cookieCodes } from '../../domain/settings/catalogue.ts';
import type { RecordPlace } from '../ports/browser-records.ts';
import { cookieLifetimeDays } from '../ports/cookie-jar.ts';
import { type StoredKey, storedEntries } from '../ports/key-value-store.ts';

/** What a record is; its explanation for visitors is looked up by this. */
export type RecordKind =
  | StoredKey
  | 'sentCounts'
  | 'countingSwitch'
  | 'experiment'
  | 'setting'
  | 'signInCookie';

/** What forgetting a record costs the visitor; null when it costs nothing. */
export type RecordCost =
  | 'sign-in'
  | 'begun-sign-in'
  | 'purchase'
  | 'cloud-save'
  | 'settings'
  | 'switch'
  | null;

/** One record that our pages may store in a browser. */
export interface RecordRow {
  readonly kind: RecordKind;
  readonly place: RecordPlace;
  /** Its key in the browser. */
  readonly name: string;
  /** Counted from the last write; null for a record that lives as long as its medium. */
  readonly lifetimeSeconds: number | null;
  readonly clearedOnSignOut: boolean;
  readonly cost: RecordCost;
  /** Whether somebody reading it over the visitor's shoulder could use it. */
  readonly secret: boolean;
  /** Whether page scripts can neither read nor remove it. */
  readonly hidden: boolean;
}

interface EntryRow {
  /** Its key in the browser, as in the storage adapter's catalogue. */
  readonly name: string;
  readonly cost?: RecordCost;
  readonly secret?: boolean;
}

const entries: Readonly<Record<StoredKey, EntryRow>> = {
  session: { name: 'auth_session', cost: 'sign-in', secret: true },
  legacySession: { name: 'auth_legacy_session', cost: 'sign-in', secret: true },
  leftHostSession: { name: 'auth_left' },
  pendingAuthorization: { name: 'auth_pending', cost: 'begun-sign-in', secret: true },
  sentPasscode: { name: 'auth_passcode', cost: 'begun-sign-in' },
  checkoutAttempt: { name: 'checkout_attempt', cost: 'purchase' },
  recoveryKey: { name: 'recovery_key_shown' },
  unusedAccount: { name: 'auth_unused' },
  closedNotices: { name: 'notices_closed' },
  origin: { name: 'visit_origin' },
  viewCount: { name: 'visit_views' },
  bannerClosed: { name: 'banner_closed' },
  audience: { name: 'visit_audience' },
  market: { name: 'visit_market' },
  languageHint: { name: 'language_hint' },
  cloudKey: { name: 'settings_cloud_key', cost: 'cloud-save', secret: true },
};

/**
 * Everything that our pages may store in a browser, in the order shown to visitors. The privacy policy and
 * `/what-this-page-knows` are generated from it. Specification, section 9.
 */
export const recordTable: readonly RecordRow[] = [
  ...Object.entries(entries).map(([key, entry]) =>
    stored(key as StoredKey, entry, storedEntries[key as StoredKey]),
  ),
  stored('sentCounts', { name: sentCountsName }, ofVisit),
  stored('countingSwitch', { name: countingSwitch, cost: 'switch' }, ofBrowser),
  row('signInCookie', 'cookie', {
    name: sessionCookieName,
    lifetimeSeconds: lifetimes.session / 1_000,
    hidden: true,
  }),
  ...experimentNames.flatMap((name) => {
    // A draw without a variant is stored for the visit, whatever the persistence.
    const ofTab = stored('experiment', { name: experimentKey(name) }, ofVisit);
    return experiments[name].persistence === 'none'
      ? [ofTab]
      : [stored('experiment', { name: experimentKey(name) }, ofBrowser), ofTab];
  }),
  ...cookieCodes.map((code: CookieCode) =>
    row('setting', 'cookie', {
      name: code,
      cost: 'settings',
      lifetimeSeconds: cookieLifetimeDays * 86_400,
    }),
  ),
];

function stored(kind: RecordKind, entry: EntryRow, { medium, ...how }: StoredEntry): RecordRow {
  return row(kind, medium, { ...entry, ...how });
}

function row(
  kind: RecordKind,
  place: RecordPlace,
  how: Pick<RecordRow, 'name' | 'lifetimeSeconds'> & Partial<RecordRow>,
): RecordRow {
  return { kind, place, clearedOnSignOut: false, cost: null, secret: false, hidden: false, ...how };
}

/** The row of a stored record; undefined for one that none of our pages stores. */
export function rowOfRecord(record: Pick<RecordRow, 'place' | 'name'>): RecordRow | undefined {
  return recordTable.find(({ place, name }) => place === record.place && name === record.name);
}
