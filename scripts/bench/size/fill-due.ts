import { day, hash, hex, id, type Run } from './row-values.ts';

/**
 * Rows due in each table when the server starts: some hours' worth at a million accounts, or a server that was down for
 * days.
 */
const rowsOfEach = 10_000;

type Ask = (question: string) => Promise<{ readonly rows: readonly unknown[] }>;

/** Row `a` of a table is a millisecond older than the one before: nobody's store has 10,000 rows of the same moment. */
const each = (time: number | string) => `${time} - a`;
const wasEach = (column: string, time: number | string) =>
  `${column} between ${time} - ${rowsOfEach} and ${time}`;

const dayOf = (time: number) => `'${new Date(time).toISOString().slice(0, 10)}'`;

/**
 * Inserts rows that expired before `now` (milliseconds since the epoch) into a migrated store, 10,000 in each table
 * whose rows expire: the work of the next start's housekeeping. They include accounts of abandoned checkouts, and
 * deleted ones. Written before the accounts that stay, they are stored together as the oldest rows would be.
 */
export async function fillDue(run: Run, now: number): Promise<void> {
  await fill(run, dueRows(now), rowsOfEach);
  await fill(run, heldByPurchase(now), rowsOfEach);
  // Otherwise the initial start could count as this hour's housekeeping.
  await run(`delete from site_value where key = 'housekeeping'`);
}

/** The same for the rows of the accounts that stay, of which `accounts` exist: for every third of them at most. */
export const fillDueOfAccounts = (run: Run, accounts: number, now: number): Promise<void> =>
  fill(run, dueOfAccounts(now), Math.min(rowsOfEach, Math.floor(accounts / 3)));

async function fill(run: Run, rows: readonly (Filled | Due)[], many: number): Promise<void> {
  for (const [table, columns, values] of rows) {
    await run(
      `insert into ${table} (${columns}) select ${values} from generate_series(1::bigint, ${many}) a`,
    );
  }
}

/** How many of these rows are left, in each table that has any. */
export async function dueLeft(ask: Ask, now: number): Promise<ReadonlyMap<string, number>> {
  const left = new Map<string, number>();
  for (const [table, , , isDue] of [...dueRows(now), ...dueOfAccounts(now)]) {
    const { rows } = await ask(`select count(*)::int as count from ${table} where ${isDue}`);
    const [row] = rows as { count: number }[];
    if (row !== undefined && row.count > 0) left.set(table, (left.get(table) ?? 0) + row.count);
  }
  return left;
}

type Filled = readonly [table: string, columns: string, values: string];
type Due = readonly [...Filled, isDue: string];

/** Deleted accounts that are checked together with the due ones and stay, because a purchase refers to them. */
function heldByPurchase(now: number): readonly Filled[] {
  const ago = (days: number) => String(now - days * day);
  return [
    [
      'account',
      'id, email, created_at, locale, deletion_asked_at, deleted_at',
      `${id('former buyer')}, null, ${ago(800)}, null, ${each(ago(70))}, ${each(ago(70))}`,
    ],
    [
      'subscription',
      'id, account_id, provider_ref, customer_ref, product_id, platform, status, in_trial, started_at, expires_or_renews_at, version',
      `${id('former purchase')}, ${id('former buyer')}, 'sub_former_' || a, 'cus_former_' || a, 'privacy-pro-yearly-us', 'stripe', 'Expired', false, ${ago(800)}, ${ago(70)}, 2`,
    ],
  ];
}

function dueRows(now: number): readonly Due[] {
  const ago = (days: number) => String(now - days * day);
  const buying = `${id('due account')}, 'privacy-pro-yearly-us', 'stripe', 'US', null, 7, 'https://mallard.example/pro/welcome', 1`;
  return [
    [
      'account',
      'id, email, created_at, locale',
      `${id('due account')}, null, ${each(ago(50))}, 'en'`,
      `email is null and ${wasEach('created_at', ago(50))}`,
    ],
    [
      'account',
      'id, email, created_at, locale, deletion_asked_at, deleted_at',
      `${id('deleted account')}, null, ${ago(300)}, null, ${each(ago(61))}, ${each(ago(61))}`,
      wasEach('deleted_at', ago(61)),
    ],
    [
      'trial',
      'account_id, subscription_id, started_at, address_noted_at',
      `${id('deleted account')}, null, ${each(ago(299))}, ${each(ago(299))}`,
      `subscription_id is null and ${wasEach('started_at', ago(299))}`,
    ],
    [
      'checkout',
      'id, account_id, product_id, platform, country, origin, trial_days, return_url, attempt, state, expires_at, created_at, version',
      `${id('due checkout')}, ${buying}, 'closed', ${each(ago(49))}, ${each(ago(50))}, 1`,
      `state = 'closed'`,
    ],
    [
      'token_family',
      'id, account_id, client_id, created_at, last_used_at, token_hash, token_number, token_expires_at',
      `${id('due family')}, ${id('due account')}, 'mallard-web', ${ago(50)}, ${ago(40)}, ${hash('due token')}, 5, ${each(ago(3))}`,
      wasEach('token_expires_at', ago(3)),
    ],
    [
      'authorization_session',
      'id_hash, client_id, code_challenge, expires_at',
      `${hash('due session')}, 'mallard-web', ${hash('due challenge')}, ${ago(2)}`,
      `expires_at = ${ago(2)}`,
    ],
    [
      'authorization_code',
      'code_hash, session_id_hash, account_id, client_id, code_challenge, expires_at',
      `${hash('due code')}, ${hash('due session')}, ${id('due account')}, 'mallard-web', ${hash('due challenge')}, ${ago(3)}`,
      `expires_at = ${ago(3)}`,
    ],
    [
      'passcode',
      'id, address_hash, purpose, code_hash, sent_at',
      `${id('due passcode')}, ${hash('due address')}, 'sign-in', ${hash('due otp')}, ${ago(1)}`,
      `sent_at = ${ago(1)}`,
    ],
    [
      'limit_counter',
      'key, history, touched_at',
      `${hash('due counter')}, '{"times":[],"closedUntil":0}', ${ago(3)}`,
      `touched_at = ${ago(3)}`,
    ],
    [
      'legacy_token',
      'token_hash, account_id, created_at, expires_at',
      `${hash('due legacy')}, ${id('due account')}, ${ago(400)}, ${ago(1)}`,
      `expires_at = ${ago(1)}`,
    ],
    [
      'email_change',
      'token_hash, account_id, sealed_former, changed_at',
      `${hash('due change')}, ${id('due account')}, '', ${ago(400)}`,
      `changed_at = ${ago(400)}`,
    ],
    [
      'outbox',
      'id, sealed_message, created_at, next_try_at, tries, done_at, outcome, priority',
      `${id('due mail')}, null, ${ago(9)}, ${ago(9)}, 1, ${ago(8)}, 'sent', 0`,
      `done_at = ${ago(8)}`,
    ],
    [
      'provider_event',
      'id, type, outcome, received_at',
      `'evt_' || ${hash('due event')}, 'invoice.paid', 'applied', ${ago(100)}`,
      `received_at = ${ago(100)}`,
    ],
    [
      'newsletter_request',
      'token_hash, address_key, address, news, tips, asked_at',
      `${hash('due request')}, ${hash('due key')}, 'asked.' || a || '@pond.example', true, false, ${ago(60)}`,
      `asked_at = ${ago(60)}`,
    ],
    [
      'cloud_settings',
      'key_hash, settings, used_at',
      `${hash('due settings')}, '{}', ${ago(800)}`,
      `used_at = ${ago(800)}`,
    ],
    [
      'feedback',
      'id, day, kind, site, reason, comment',
      `${id('due feedback')}, ${dayOf(now - 100 * day)}, 'windows-survey', null, 'slow', ''`,
      'true',
    ],
    [
      'withdrawal',
      'id, received_at, name, email, details, locale',
      `${id('due withdrawal')}, ${ago(1_200)}, '', '', '', 'en'`,
      'true',
    ],
    [
      'beacon_count',
      'day, pixel, params, count',
      `${dayOf(now - 410 * day)}, 'page', '[' || a || ']', 1`,
      `day = ${dayOf(now - 410 * day)}`,
    ],
    [
      'csp_report',
      'day, directive, blocked, enforced, count',
      `${dayOf(now - 410 * day)}, 'img-src', 'due' || a, true, 1`,
      'true',
    ],
    [
      'audit_line',
      'shard, seq, at, actor, action, subject, reason, prev_hash, hash',
      // Only the first lines of a chain can be deleted, and the new store has already written one.
      `a % 16, -(a / 16), ${ago(410)}, 'server', 'signed-in', 'account', 'due', ${hex('due line')}, ${hex('due line')}`,
      `reason = 'due'`,
    ],
    ['count_run', 'id, last_batch, written_at', `${hash('due run')}, 1, ${ago(9)}`, `written_at = ${ago(9)}`],
  ];
}

function dueOfAccounts(now: number): readonly Due[] {
  const then = String(now - 100 * day);
  const [bought, over] = [now - 4_800 * day, now - 4_400 * day];
  const plan = `'privacy-pro-yearly-us', 'stripe'`;
  // For every third account, which has bought nothing since.
  const withoutPlan = `md5('account' || a * 3)::uuid`;
  return [
    [
      'token_family',
      'id, account_id, client_id, created_at, last_used_at, token_hash, token_number, token_expires_at, ended_at, end_reason',
      `${id('ended family')}, ${withoutPlan}, 'mallard-web', ${then}, ${now - 3 * day}, ${hash('ended token')}, 5, ${now + 27 * day}, ${each(now - 3 * day)}, 'logged-out'`,
      wasEach('ended_at', now - 3 * day),
    ],
    [
      'checkout',
      'id, account_id, product_id, platform, country, origin, trial_days, return_url, attempt, state, provider_ref, url, expires_at, created_at, version',
      `${id('old purchase')}, ${withoutPlan}, ${plan}, 'US', null, 7, 'https://mallard.example/pro/welcome', 1, 'paid', 'cs_old_' || a, null, ${each(bought + day)}, ${each(bought)}, 3`,
      wasEach('created_at', bought),
    ],
    [
      'subscription',
      'id, account_id, provider_ref, customer_ref, product_id, platform, status, in_trial, started_at, expires_or_renews_at, version, locale',
      `${id('old purchase')}, ${withoutPlan}, 'sub_old_' || a, 'cus_old_' || a, ${plan}, 'Expired', false, ${each(bought)}, ${each(over)}, 2, 'en'`,
      wasEach('expires_or_renews_at', over),
    ],
    [
      'subscription_history',
      'subscription_id, version, action, status, in_trial, product_id, expires_or_renews_at, at',
      `${id('old purchase')}, 2, 'expire', 'Expired', false, 'privacy-pro-yearly-us', ${over}, ${over}`,
      `at = ${over}`,
    ],
    // Deleted after the accounts, which would otherwise have to wait an hour for them.
    [
      'restoration_code',
      'code_hash, account_id, issued_at, expires_at',
      `${hash('due restoration')}, ${id('account')}, ${now - 31 * day}, ${now - day}`,
      `expires_at = ${now - day}`,
    ],
    [
      'subscription_email',
      'subscription_id, key, outcome, ordered_at',
      `md5('checkout' || (a * 3 - 1))::uuid, 'due', 'ordered', ${then}`,
      `ordered_at = ${then}`,
    ],
    [
      'subscription_task',
      'subscription_id, kind, about, due_at, next_try_at, done_at, outcome',
      `md5('checkout' || (a * 3 - 1))::uuid, 'renewal-notice', 'due', ${then}, ${then}, ${then}, 'done'`,
      `done_at = ${then}`,
    ],
    [
      'checkout_key',
      'account_id, key, checkout_id, fingerprint, created_at',
      `md5('account' || (a * 3 - 1))::uuid, ${hash('due order')}, md5('checkout' || (a * 3 - 1))::uuid, ${hash('due print')}, ${then}`,
      `created_at = ${then}`,
    ],
  ];
}
