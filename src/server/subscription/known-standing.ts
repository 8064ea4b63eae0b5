import { type Kysely, type SqlBool, sql } from 'kysely';
import type { CheckoutState } from '../../domain/subscription/transitions.ts';
import type { Database } from '../db/schema.ts';
import type { ProviderSubscription } from '../payment/card-provider.ts';
import type { SubscriptionRow } from './subscription-store.ts';

/** How a subscription of the provider stands here. */
export interface KnownStanding {
  /** Undefined for one that is not known here. */
  readonly row: SubscriptionRow | undefined;
  /** Of the checkout that made it and has its id; null where none has. */
  readonly checkout: CheckoutState | null;
  /** Whether its account is there to stay. */
  readonly isStaying: boolean;
  /** The keys of all emails that were ordered for it. */
  readonly ordered: ReadonlySet<string>;
  /** Whether the event is in the ledger. */
  readonly isHeard: boolean;
}

/**
 * What the site knows of a subscription by the provider's name for it, and whether it heard an event, by one look that holds nothing:
 * most events tell what is known, and need no other.
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

/** Whether the provider names the owner that a standing is of: the checkout that made it, and no other account. */
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
