import { type Kysely, type SqlBool, sql } from 'kysely';
import type { CheckoutState } from '../../domain/subscription/transitions.ts';
import type { Database } from '../db/schema.ts';
import type { ProviderSubscription } from '../payment/card-provider.ts';
import type { SubscriptionRow } from './subscription-store.ts';

/** Our records of a subscription of the provider. */
export interface KnownStanding {
  /** Undefined if it is unknown here. */
  readonly row: SubscriptionRow | undefined;
  /** State of the checkout it came from, which has the same id; null if there is none. */
  readonly checkout: CheckoutState | null;
  /** Whether its account exists and is not being deleted. */
  readonly isStaying: boolean;
  /** The keys of all emails queued for it. */
  readonly ordered: ReadonlySet<string>;
  /** Whether the event is in the ledger. */
  readonly isHeard: boolean;
}

/**
 * Our records of a subscription, by the provider's id, and whether an event was already handled, in one query without locks:
 * most events bring nothing new and need no other query.
 */
export async function knownStanding(
  db: Kysely<Database>,
  ref: string,
  eventId: string | null,
): Promise<KnownStanding> {
  const found = await db
    .selectFrom('subscription')
    .rightJoin(sql<{ one: number }>`(select 1 as one)`.as('always'), (join) =>
      join.on('subscription.provider_ref', '=', ref),
    )
    .leftJoin('account', 'account.id', 'subscription.account_id')
    .leftJoin('checkout', (join) =>
      join
        .onRef('checkout.id', '=', 'subscription.id')
        .onRef('checkout.account_id', '=', 'subscription.account_id'),
    )
    .selectAll('subscription')
    .select(['checkout.state as checkout', 'account.deletion_asked_at as deletionAskedAt'])
    .select([
      sql<SqlBool>`account.id is not null`.as('hasAccount'),
      sql<SqlBool>`exists (select from provider_event where id = ${eventId})`.as('isHeard'),
      sql<
        readonly string[]
      >`array(select key from subscription_email where subscription_id = subscription.id)`.as('ordered'),
    ])
    .executeTakeFirstOrThrow();
  const { checkout, deletionAskedAt, hasAccount, isHeard, ordered, ...row } = found;
  return {
    row: isWhole(row) ? row : undefined,
    checkout,
    isStaying: Boolean(hasAccount) && deletionAskedAt === null,
    ordered: new Set(ordered),
    isHeard: Boolean(isHeard),
  };
}

/** Whether the provider names the same owner as our records: the checkout it came from, and no other account. */
export function isOwners(
  { row, checkout }: KnownStanding,
  { cartId, accountId }: ProviderSubscription,
): boolean {
  const isOfCheckout = row !== undefined && checkout !== null && cartId === row.id;
  return isOfCheckout && (accountId === null || accountId === row.account_id);
}

type Nullable<Row> = { readonly [Column in keyof Row]: Row[Column] | null };

function isWhole(row: Nullable<SubscriptionRow>): row is SubscriptionRow {
  return row.id !== null;
}
