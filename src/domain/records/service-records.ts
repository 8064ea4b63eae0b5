import { keptDays, snapshotsKept } from './kept-days.ts';
import type { KeptRecord } from './kept-record.ts';

const ofNobody = { reasons: [], seenBy: ['team'], afterDeletion: 'apart' } as const;

/** Copies and logs of the server's records. */
export const copyRecords = {
  serverLog: {
    what: 'log lines: path, answer, duration; where a payment or an email needs attention, its number and that of the subscription, ours or the card provider’s; no IP address, query, cookie, name or address',
    columns: {},
    place: 'the process’s output, and wherever that is led',
    reasons: ['interest'],
    ends: [{ at: 'room' }],
    seenBy: ['team'],
    afterDeletion: 'stays',
  },
  snapshots: {
    what: 'snapshots of the embedded store, and the copies it takes to make one or to restore one: all of this table',
    columns: {},
    place:
      'files in `DATA_DIR/snapshots`; folders `DATA_DIR/db.copy`, `DATA_DIR/db.restoring` and `DATA_DIR/db.restored`',
    reasons: ['contract'],
    ends: [{ copies: snapshotsKept }, { at: 'copied' }],
    seenBy: ['team'],
    afterDeletion: 'runs-out',
  },
  replacedStores: {
    what: 'an embedded store that was replaced by one of its snapshots or by Postgres, and in the latter case its snapshots: all of this table',
    columns: {},
    place: 'folders `DATA_DIR/db.before-<time>`; of a server on Postgres `DATA_DIR/snapshots`',
    reasons: ['contract'],
    ends: [{ after: 'writing', days: keptDays.replacedStores }],
    seenBy: ['team'],
    afterDeletion: 'runs-out',
  },
} as const satisfies Readonly<Record<string, KeptRecord>>;

/** What the server stores for its own operation; about nobody. */
export const serviceRecords = {
  countRuns: {
    ...ofNobody,
    what: 'which batch of counts each process wrote last',
    columns: { count_run: ['id', 'last_batch', 'written_at'] },
    ends: [{ after: 'writing', days: keptDays.countRuns }],
  },
  countsOnTheirWay: {
    ...ofNobody,
    what: 'counts on their way, where there is a broker',
    columns: {},
    place: 'the broker’s stream',
    ends: [{ after: 'writing', days: keptDays.countsOnTheirWay }],
  },
  logSeals: {
    ...ofNobody,
    what: 'number and hash of the newest line of each chain of the audit log and of the last one deleted, and a daily root over all chains',
    columns: {
      audit_head: ['shard', 'seq', 'hash'],
      audit_checkpoint: ['shard', 'seq', 'hash', 'made_at'],
      audit_root: ['day', 'made_at', 'heads', 'prev_hash', 'hash'],
    },
    ends: [{ at: 'never' }],
  },
  signingKeys: {
    ...ofNobody,
    what: 'keys that sign access tokens, sealed; gone a day after their last token',
    columns: { signing_key: ['kid', 'public_jwk', 'sealed_private_jwk', 'created_at', 'signs_from'] },
    ends: [{ at: 'replacement' }],
  },
  values: {
    ...ofNobody,
    what: 'single values of the site, such as the offset of the developers’ clock, a keyed hash of the site secret, which process does the housekeeping and how far it has come',
    columns: { site_value: ['key', 'value'] },
    ends: [{ at: 'replacement' }],
  },
  migrations: {
    ...ofNobody,
    what: 'which migrations have run',
    columns: { kysely_migration: ['name', 'timestamp'], kysely_migration_lock: ['id', 'is_locked'] },
    ends: [{ at: 'never' }],
  },
} as const satisfies Readonly<Record<string, KeptRecord>>;

const ofTests = { ...ofNobody, ends: [{ at: 'removal' }] } as const satisfies Partial<KeptRecord>;

/** What is stored outside production only, about made-up people, until the data folder is removed. */
export const rehearsalRecords = {
  mailbox: {
    ...ofTests,
    what: 'the developers’ mailbox; empty in production',
    columns: { mailbox: ['id', 'arrival', 'to', 'subject', 'text', 'html', 'sent_at', 'about'] },
  },
  simulator: {
    ...ofTests,
    what: 'the simulated card provider; empty in production',
    columns: {
      sim_customer: ['id', 'account_id', 'created_at'],
      sim_checkout: [
        'id',
        'idempotency_key',
        'fingerprint',
        'cart_id',
        'account_id',
        'product_id',
        'trial_days',
        'return_url',
        'cancel_url',
        'locale',
        'status',
        'asking_card',
        'subscription_id',
        'created_at',
        'expires_at',
      ],
      sim_subscription: [
        'id',
        'customer_id',
        'checkout_id',
        'account_id',
        'cart_id',
        'created_at',
        'status',
        'product_id',
        'next_product_id',
        'anchor',
        'period_start',
        'period_end',
        'cancel_at_period_end',
        'ended_at',
        'failed_charges',
        'due_at',
        'card',
      ],
      sim_invoice: [
        'refunded',
        'refunded_at',
        'refunded_for_fraud',
        'dispute',
        'id',
        'subscription_id',
        'product_id',
        'amount',
        'currency',
        'status',
        'period_start',
        'period_end',
        'created_at',
        'paid_at',
      ],
      sim_portal: ['id', 'customer_id', 'return_url', 'locale', 'expires_at'],
      sim_event: [
        'id',
        'position',
        'type',
        'subscription_id',
        'body',
        'created_at',
        'tries',
        'next_try_at',
        'done_at',
        'outcome',
      ],
    },
  },
} as const satisfies Readonly<Record<string, KeptRecord>>;
