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

/** What a record is, by which visitors are told its reason. */
export type RecordKind =
  | StoredKey
  | 'sentCounts'
  | 'countingSwitch'
  | 'experiment'
  | 'setting'
  | 'signInCookie';

/** What forgetting a record costs the visitor; null where it costs nothing. */
export type RecordCost =
  | 'sign-in'
  | 'begun-sign-in'
  | 'purchase'
  | 'cloud-save'
  | 'settings'
  | 'switch'
  | null;

/** One thing that our pages may keep in a browser. */
export interface RecordRow {
  readonly kind: RecordKind;
  readonly place: RecordPlace;
  /** Its name in the browser. */
  readonly name: string;
  /** Counted from the last writing; null for one that lives as long as its place. */
  readonly lifetimeSeconds: number | null;
  readonly clearedOnSignOut: boolean;
  readonly cost: RecordCost;
  /** Whether whoever reads it over a shoulder could use it. */
  readonly secret: boolean;
  /** Whether scripts of pages can neither see nor remove it. */
  readonly hidden: boolean;
}

/** The names of stored entries in the browser, as the storage adapter's catalogue has them. */
const names: Readonly<Record<StoredKey, string>> = {
  session: 'auth_session',
  legacySession: 'auth_legacy_session',
  leftHostSession: 'auth_left',
  pendingAuthorization: 'auth_pending',
  sentPasscode: 'auth_passcode',
  checkoutAttempt: 'checkout_attempt',
  recoveryKey: 'recovery_key_shown',
  unusedAccount: 'auth_unused',
  closedNotices: 'notices_closed',
  origin: 'visit_origin',
  viewCount: 'visit_views',
  bannerClosed: 'banner_closed',
  audience: 'visit_audience',
  market: 'visit_market',
  languageHint: 'language_hint',
  cloudKey: 'settings_cloud_key',
};

const costs: Partial<Readonly<Record<RecordKind, RecordCost>>> = {
  session: 'sign-in',
  legacySession: 'sign-in',
  pendingAuthorization: 'begun-sign-in',
  sentPasscode: 'begun-sign-in',
  checkoutAttempt: 'purchase',
  cloudKey: 'cloud-save',
  setting: 'settings',
  countingSwitch: 'switch',
};

const secrets: readonly RecordKind[] = ['session', 'legacySession', 'pendingAuthorization', 'cloudKey'];

/**
 * Everything that our pages may keep in a browser, in the order in which visitors are told of it. The privacy policy and
 * `/what-this-page-knows` are made from it. Specification, section 9.
 */
export const recordTable: readonly RecordRow[] = [
  ...Object.entries(names).map(([key, name]) =>
    stored(key as StoredKey, name, storedEntries[key as StoredKey]),
  ),
  stored('sentCounts', sentCountsName, ofVisit),
  stored('countingSwitch', countingSwitch, ofBrowser),
  row('signInCookie', 'cookie', sessionCookieName, {
    lifetimeSeconds: lifetimes.session / 1_000,
    hidden: true,
  }),
  ...experimentNames.flatMap((name) => {
    // That none was drawn is kept for the visit, whatever becomes of a variant.
    const ofTab = stored('experiment', experimentKey(name), ofVisit);
    return experiments[name].persistence === 'none'
      ? [ofTab]
      : [stored('experiment', experimentKey(name), ofBrowser), ofTab];
  }),
  ...cookieCodes.map((code: CookieCode) =>
    row('setting', 'cookie', code, { lifetimeSeconds: cookieLifetimeDays * 86_400 }),
  ),
];

function stored(kind: RecordKind, name: string, { medium, ...how }: StoredEntry): RecordRow {
  return row(kind, medium, name, how);
}

function row(
  kind: RecordKind,
  place: RecordPlace,
  name: string,
  how: Pick<RecordRow, 'lifetimeSeconds'> & Partial<RecordRow>,
): RecordRow {
  return {
    kind,
    place,
    name,
    clearedOnSignOut: false,
    cost: costs[kind] ?? null,
    secret: secrets.includes(kind),
    hidden: false,
    ...how,
  };
}

/** The row of what a browser keeps; undefined for what no page of ours keeps there. */
export function rowOfRecord(record: Pick<RecordRow, 'place' | 'name'>): RecordRow | undefined {
  return recordTable.find(({ place, name }) => place === record.place && name === record.name);
}
