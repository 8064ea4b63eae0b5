import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { keptDays, keptYears } from '../../../src/domain/records/kept-days.ts';
import { lifetimes } from '../../../src/server/auth/lifetimes.ts';
import type { Database } from '../../../src/server/db/schema.ts';
import { utcDay } from '../../../src/server/utc-day.ts';
import { days } from '../support/manual-clock.ts';

type Rows = { readonly [Table in keyof Database]?: Insertable<Database[Table]> };

/** One row of each table whose rows have a period, each written when it is due to go at `end`; in the order of their references. */
export function rowsDueAt(end: number): Rows {
  const owner = randomUUID();
  const bought = randomUUID();
  const family = randomUUID();
  // What is kept by the day goes when all of its day is old enough.
  const dayOf = (kept: number) => utcDay(end - days(kept) - 1);
  const hash = () => randomUUID();
  const none = { trial_days: 7, return_url: 'http://localhost:4173/pro/welcome', attempt: 1, version: 1 };
  const plan = { product_id: 'privacy-pro-yearly-us', platform: 'stripe' };
  const buying = { ...none, ...plan, account_id: owner, country: 'US', origin: 'home' };
  return {
    // Its owner has an address, so that only the rows go.
    account: { id: owner, email: 'kept@pond.example', created_at: end - days(2_000), locale: 'de' },
    beacon_count: { day: dayOf(keptDays.counts), pixel: 'page', params: '[]', count: 1 },
    csp_report: {
      day: dayOf(keptDays.counts),
      directive: 'img-src',
      blocked: 'data',
      enforced: true,
      count: 1,
    },
    count_run: { id: hash(), last_batch: 1, written_at: end - days(keptDays.countRuns) },
    limit_counter: { key: hash(), history: '{}', touched_at: end - days(keptDays.limitCounters) },
    cloud_settings: { key_hash: hash(), settings: '{}', used_at: end - days(keptDays.savedSettings) },
    feedback: {
      id: hash(),
      day: dayOf(keptDays.feedback),
      kind: 'windows-survey',
      site: null,
      reason: 'slow',
      comment: '',
    },
    withdrawal: {
      id: hash(),
      received_at: end - days(keptDays.withdrawals),
      name: '',
      email: '',
      details: '',
      locale: 'en',
    },
    email_change: {
      token_hash: hash(),
      account_id: owner,
      sealed_former: '',
      changed_at: end - days(keptDays.formerAddresses),
    },
    outbox: {
      id: hash(),
      sealed_message: null,
      created_at: end - days(40),
      next_try_at: end - days(40),
      done_at: end - days(keptDays.sentEmails),
      outcome: 'sent',
    },
    newsletter_request: {
      token_hash: hash(),
      address_key: hash(),
      address: 'asked@pond.example',
      news: true,
      tips: false,
      asked_at: end - days(keptDays.newsletterRequests),
    },
    checkout: {
      ...buying,
      id: bought,
      state: 'closed',
      created_at: end - days(keptDays.abandonedCheckouts),
      expires_at: end - days(keptDays.abandonedCheckouts),
    },
    subscription: {
      ...plan,
      id: randomUUID(),
      account_id: owner,
      provider_ref: hash(),
      customer_ref: hash(),
      status: 'Expired',
      in_trial: false,
      suspended: false,
      next_amount: null,
      next_currency: null,
      started_at: end - days(900),
      expires_or_renews_at: end - days(500),
      version: 1,
    },
    provider_event: {
      id: hash(),
      type: 'invoice.paid',
      outcome: 'applied',
      received_at: end - days(keptDays.paymentEvents),
    },
    restoration_code: {
      code_hash: hash(),
      account_id: owner,
      issued_at: end - days(keptDays.restorationCodes),
      expires_at: end,
    },
    reconciliation: {
      day: dayOf(keptDays.reconciliations),
      since: 0,
      started_at: end - days(keptDays.reconciliations),
      finished_at: end - days(keptDays.reconciliations),
    },
    reconciliation_drift: {
      day: dayOf(keptDays.reconciliations),
      kind: 'event',
      ref: hash(),
      mended: true,
      found_at: end - days(keptDays.reconciliations),
    },
    // Of sign-ins `end` is when they are over; they go within a day after it.
    authorization_session: { id_hash: hash(), client_id: 'mallard-web', code_challenge: '', expires_at: end },
    token_family: {
      id: family,
      account_id: owner,
      client_id: 'mallard-web',
      created_at: end - days(30),
      last_used_at: end - days(30),
      token_hash: hash(),
      token_number: 1,
      token_expires_at: end,
    },
    authorization_code: {
      code_hash: hash(),
      session_id_hash: hash(),
      account_id: owner,
      client_id: 'mallard-web',
      code_challenge: '',
      expires_at: end,
    },
    legacy_token: { token_hash: hash(), account_id: owner, created_at: end - days(30), expires_at: end },
    passcode: {
      id: hash(),
      address_hash: hash(),
      purpose: 'sign-in',
      code_hash: hash(),
      sent_at: end - lifetimes.passcode,
    },
  };
}

/** A sign-in of the same account that was signed out of at `end`, and could else have been renewed for long. */
export async function addEndedSignIn(db: Kysely<Database>, end: number): Promise<void> {
  const family = await db.selectFrom('token_family').selectAll().executeTakeFirstOrThrow();
  const ended = { ended_at: end, end_reason: 'logged-out', token_expires_at: end + days(399) } as const;
  await db
    .insertInto('token_family')
    .values({ ...family, ...ended, id: randomUUID() })
    .execute();
}

/** An account that nobody can get into and that is due at `end`. */
export async function addEmptyAccount(db: Kysely<Database>, end: number): Promise<void> {
  await db
    .insertInto('account')
    .values({ id: randomUUID(), created_at: end - days(keptDays.emptyAccounts) })
    .execute();
}

/** Two deleted accounts: one that is due at `end`, and one that was due long before, but for the purchase that is still to be added. Gives that one's number. */
export async function addDeletedAccounts(db: Kysely<Database>, end: number): Promise<string> {
  const created_at = end - days(4_000);
  const deleted = (at: number) => ({ id: randomUUID(), created_at, deletion_asked_at: at, deleted_at: at });
  const buyer = deleted(end - days(3_900));
  await db
    .insertInto('account')
    .values([deleted(end - days(keptDays.deletedAccounts)), buyer])
    .execute();
  await db.insertInto('trial_mark').values({ mark: 'a card', holder: '', noted_at: created_at }).execute();
  return buyer.id;
}

/** A purchase that is due at `end`, the beginning of a year: its subscription, which had a trial, ended at the end of the year ten years before. */
export async function addOldPurchase(
  db: Kysely<Database>,
  { end, of }: { readonly end: number; readonly of: string },
): Promise<void> {
  const id = randomUUID();
  const over = Date.UTC(new Date(end).getUTCFullYear() - keptYears.purchases, 0, 1) - 1;
  const checkout = await db.selectFrom('checkout').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('checkout')
    .values({ ...checkout, id, account_id: of, state: 'paid', created_at: over - days(400) })
    .execute();
  const subscription = await db.selectFrom('subscription').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('subscription')
    .values({ ...subscription, id, account_id: of, provider_ref: id, expires_or_renews_at: over })
    .execute();
  const started_at = over - days(400);
  await db.insertInto('trial').values({ account_id: of, subscription_id: id, started_at }).execute();
  const { status, in_trial, product_id, version } = subscription;
  const told = { subscription_id: id, action: 'end', expires_or_renews_at: over, at: over } as const;
  await db
    .insertInto('subscription_history')
    .values({ ...told, status, in_trial, product_id, version })
    .execute();
}

/** The rows of {@link rowsDueAt} that refer to its subscription or to a checkout that was paid. */
export async function addPaidRows(db: Kysely<Database>, end: number): Promise<void> {
  const { id: subscription_id, account_id } = await db
    .selectFrom('subscription')
    .select(['id', 'account_id'])
    .executeTakeFirstOrThrow();
  const { id: _, ...unpaid } = await db.selectFrom('checkout').selectAll().executeTakeFirstOrThrow();
  const paid = { ...unpaid, id: subscription_id, state: 'paid' as const };
  await db.insertInto('checkout').values(paid).execute();
  const at = end - days(keptDays.paymentEvents);
  await db
    .insertInto('checkout_key')
    .values({ account_id, key: 'paid', checkout_id: subscription_id, fingerprint: '', created_at: at })
    .execute();
  await db
    .insertInto('subscription_email')
    .values({ subscription_id, key: 'welcome', outcome: 'ordered', ordered_at: at })
    .execute();
  await db
    .insertInto('subscription_task')
    .values({
      subscription_id,
      kind: 'renewal-notice',
      about: 'a year',
      due_at: at,
      next_try_at: at,
      done_at: at,
      outcome: 'done',
    })
    .execute();
}
