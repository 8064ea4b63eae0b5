import * as z from 'zod/mini';
import type { StoredKey, StoredValues } from '../../application/ports/key-value-store.ts';
import { parseAtb } from '../../domain/cohort/atb.ts';
import { isCloudKey } from '../../domain/settings/cloud-save.ts';
import { audienceEntry } from './audience-entry.ts';
import { checkoutAttemptEntry } from './checkout-attempt-entry.ts';
import type { EntryFormat } from './entry.ts';
import { marketEntry } from './market-entry.ts';
import { originEntry } from './origin-entry.ts';
import { viewCountEntry } from './view-count-entry.ts';

const nonEmpty = z.string().check(z.minLength(1));

const Session = z.object({ accessToken: nonEmpty, refreshToken: z.nullable(nonEmpty) });
const LegacySession = z.object({
  authToken: nonEmpty,
  externalId: nonEmpty,
  email: z.nullable(z.string()),
  inApp: z.optional(z.literal(true)),
});
const Digest = z.string().check(z.refine((text) => text.length === 43));
const PendingAuthorization = z.object({
  purpose: z.enum(['create', 'sign-in']),
  verifier: nonEmpty,
  code: z.nullable(nonEmpty),
});
const SentPasscode = z.object({
  form: nonEmpty,
  email: z.string(),
  ticket: z.nullable(z.string()),
  isFormer: z.optional(z.boolean()),
  atCode: z.boolean(),
  sentAt: z.number(),
  resendAt: z.number(),
  closedUntil: z.optional(z.number()),
});
const CloudKey = z.string().check(z.refine(isCloudKey));
const BannerVersion = z.string().check(z.refine((text) => parseAtb(text).ok));
const UnusedAccount = z.object({ id: nonEmpty, orders: z.boolean() });
const RecoveryKey = z.object({ accountId: nonEmpty, shownAt: z.number(), kept: z.boolean() });

/** Every entry of the browser's storage; medium, lifetime and removal on sign-out are in the port's own table. */
export const storageCatalogue = {
  session: entry('auth_session', Session),
  legacySession: entry('auth_legacy_session', LegacySession),
  leftHostSession: entry('auth_left', Digest),
  pendingAuthorization: entry('auth_pending', PendingAuthorization),
  sentPasscode: entry('auth_passcode', SentPasscode),
  checkoutAttempt: checkoutAttemptEntry,
  recoveryKey: entry('recovery_key_shown', RecoveryKey),
  unusedAccount: entry('auth_unused', UnusedAccount),
  closedNotices: entry('notices_closed', z.array(nonEmpty).check(z.minLength(1))),
  origin: originEntry,
  viewCount: viewCountEntry,
  bannerClosed: entry('banner_closed', BannerVersion),
  audience: audienceEntry,
  market: marketEntry,
  languageHint: entry('language_hint', z.literal('closed')),
  cloudKey: entry('settings_cloud_key', CloudKey),
} as const satisfies { readonly [Key in StoredKey]: EntryFormat<StoredValues[Key]> };

function entry<Shape extends z.ZodMiniType>(name: string, shape: Shape): EntryFormat<z.output<Shape>> {
  return { name, parse: (found) => shape.safeParse(found).data ?? null };
}
