import { day, hash, hex, id, type Run } from './row-values.ts';

/** Accounts per statement, which takes a few hundred milliseconds. */
const atOnce = 20_000;

/**
 * Inserts accounts into a migrated store, each with the rows that an account has after a few months: two in three have
 * an address and bought by card, one in twenty signed in within the last hour. Times are before `now` (milliseconds
 * since the epoch), and nothing falls due on that day. The hashes match no secrets, so nobody can sign in to these
 * accounts.
 */
export async function fillAccounts(run: Run, accounts: number, now: number): Promise<void> {
  for (let from = 1; from <= accounts; from += atOnce) {
    const to = Math.min(accounts, from + atOnce - 1);
    for (const [table, columns, values, which = 'true', times = 1] of rows(now)) {
      const source = `generate_series(${from}::bigint, ${to}) a, generate_series(1::bigint, ${times}) n`;
      await run(`insert into ${table} (${columns}) select ${values} from ${source} where ${which}`);
    }
  }
  await run(`insert into audit_head (shard, seq, hash) select shard, max(seq), '${'0'.repeat(64)}'
    from audit_line group by shard on conflict (shard) do update set seq = excluded.seq`);
}

type Rows = readonly [table: string, columns: string, values: string, which?: string, times?: number];

function rows(now: number): readonly Rows[] {
  const bought = 'a % 3 <> 0';
  const since = `${now - 80 * day} + a % 5000000`;
  const renews = `${now + 20 * day} + (a % 250) * ${day}`;
  const plan = `'privacy-pro-yearly-us'`;
  return [
    [
      'account',
      'id, email, created_at, locale',
      `${id('account')}, case when ${bought} then 'reader.' || a || '@pond.example' end, ${since}, 'en'`,
    ],
    [
      'token_family',
      'id, account_id, client_id, created_at, last_used_at, token_hash, token_number, token_expires_at',
      `${id('family')}, ${id('account')}, 'mallard-web', ${since}, ${now - day} + a % ${day}, ${hash('token')}, 186, ${now + 29 * day} + a % ${day}`,
    ],
    [
      'recovery_key',
      'account_id, key_hash, made_at',
      `${id('account')}, ${hash('key')}, ${since}`,
      'a % 3 = 0',
    ],
    [
      'legacy_token',
      'token_hash, account_id, created_at, expires_at',
      `${hash('legacy')}, ${id('account')}, ${since}, ${now + 20 * day}`,
      'a % 10 = 0',
    ],
    [
      'authorization_session',
      'id_hash, client_id, code_challenge, expires_at, closed_at',
      `${hash('session')}, 'mallard-web', ${hash('challenge')}, ${now} - a % 3000000, ${now} - a % 3600000`,
      'a % 20 = 0',
    ],
    [
      'authorization_code',
      'code_hash, session_id_hash, account_id, client_id, code_challenge, expires_at, used_at, family_id',
      `${hash('code')}, ${hash('session')}, ${id('account')}, 'mallard-web', ${hash('challenge')}, ${now} - a % 3000000, ${now} - a % 3600000, ${id('family')}`,
      'a % 20 = 0',
    ],
    [
      'passcode',
      'id, address_hash, purpose, code_hash, sent_at',
      `${id('passcode')}, ${hash('address')}, 'sign-in', ${hash('otp')}, ${now} - a % 3600000`,
      'a % 20 = 0',
    ],
    [
      'limit_counter',
      'key, history, touched_at',
      `${hash('counter')}, '{"times":[' || ${now} || '],"closedUntil":0}', ${now} - a % ${day}`,
      'a % 5 = 0',
    ],
    [
      'outbox',
      'id, sealed_message, created_at, next_try_at, tries, done_at, outcome, priority',
      `${id('mail')}, null, ${now} - a % ${6 * day}, ${now} - a % ${6 * day}, 1, ${now} - a % ${6 * day}, 'sent', 0`,
      'a % 4 = 0',
    ],
    [
      'checkout',
      'id, account_id, product_id, platform, country, origin, trial_days, return_url, attempt, state, provider_ref, url, expires_at, created_at, version',
      `${id('checkout')}, ${id('account')}, ${plan}, 'stripe', 'US', null, 7, 'https://mallard.example/pro/welcome', 1, 'paid', 'cs_' || ${hash('cs')}, 'https://pay.example/' || ${hash('cs')}, ${since} + ${day}, ${since}, 3`,
      bought,
    ],
    [
      'checkout_key',
      'account_id, key, checkout_id, fingerprint, created_at',
      `${id('account')}, ${hash('order')}, ${id('checkout')}, ${hash('fingerprint')}, ${since}`,
      bought,
    ],
    [
      'subscription',
      'id, account_id, provider_ref, customer_ref, product_id, platform, status, in_trial, started_at, expires_or_renews_at, version, locale',
      `${id('checkout')}, ${id('account')}, 'sub_' || ${hash('sub')}, 'cus_' || ${hash('cus')}, ${plan}, 'stripe', 'Auto-Renewable', false, ${since}, ${renews}, 2, 'en'`,
      bought,
    ],
    [
      'subscription_history',
      'subscription_id, version, action, status, in_trial, product_id, expires_or_renews_at, at',
      `${id('checkout')}, n, 'renew', 'Auto-Renewable', false, ${plan}, ${renews}, ${since}`,
      bought,
      2,
    ],
    [
      'subscription_email',
      'subscription_id, key, outcome, ordered_at',
      `${id('checkout')}, 'mail ' || n, 'ordered', ${now} - a % ${80 * day}`,
      bought,
      2,
    ],
    [
      'subscription_task',
      'subscription_id, kind, about, due_at, next_try_at',
      `${id('checkout')}, case n when 1 then 'renewal-notice' else 'reach-check' end, 'charge', ${renews} - ${10 * day}, ${renews} - ${10 * day}`,
      bought,
      2,
    ],
    [
      'trial',
      'account_id, subscription_id, started_at, address_noted_at',
      `${id('account')}, ${id('checkout')}, ${since}, ${now}`,
      bought,
    ],
    ['trial_mark', 'mark, holder, noted_at', `${hash('mark')}, ${hash('holder')}, ${since}`, bought],
    [
      'provider_event',
      'id, type, outcome, received_at',
      `'evt_' || n || ${hash('event')}, 'invoice.paid', 'applied', ${now} - a % ${80 * day}`,
      bought,
      3,
    ],
    [
      'sim_customer',
      'id, account_id, created_at',
      `'cus_' || ${hash('cus')}, ${id('account')}, ${since}`,
      bought,
    ],
    [
      'sim_checkout',
      'id, idempotency_key, fingerprint, cart_id, account_id, product_id, trial_days, return_url, cancel_url, locale, status, subscription_id, created_at, expires_at',
      `'cs_' || ${hash('cs')}, ${hash('order')}, ${hash('fingerprint')}, ${id('checkout')}, ${id('account')}, ${plan}, 7, 'https://mallard.example/pro/welcome', 'https://mallard.example/pro', 'en', 'complete', 'sub_' || ${hash('sub')}, ${since}, ${since} + ${day}`,
      bought,
    ],
    [
      'sim_subscription',
      'id, customer_id, checkout_id, account_id, cart_id, created_at, status, product_id, anchor, period_start, period_end, cancel_at_period_end, failed_charges, due_at, card',
      `'sub_' || ${hash('sub')}, 'cus_' || ${hash('cus')}, 'cs_' || ${hash('cs')}, ${id('account')}, ${id('checkout')}, ${since}, 'active', ${plan}, ${since}, ${since}, ${renews}, false, 0, ${renews}, 'succeeds'`,
      bought,
    ],
    [
      'sim_invoice',
      'id, subscription_id, product_id, amount, currency, status, period_start, period_end, created_at, paid_at',
      `'in_' || ${hash('invoice')}, 'sub_' || ${hash('sub')}, ${plan}, '99.99', 'USD', 'paid', ${since}, ${renews}, ${since}, ${since}`,
      bought,
    ],
    [
      'audit_line',
      'shard, seq, at, actor, action, subject, reason, prev_hash, hash',
      `a % 16, (select coalesce(max(seq), 0) from audit_line) + row_number() over (partition by a % 16), ${since}, 'account ' || ${id('account')}, 'signed-in', 'account ' || ${id('account')}, 'by mallard-web', ${hex('line before')}, ${hex('line')}`,
      'true',
      3,
    ],
  ];
}
