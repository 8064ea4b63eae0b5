import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ProviderSubscription } from '../payment/card-provider.ts';
import { type CheckoutRow, findCheckout } from './checkout-store.ts';
import { ownerByCustomer, type SubscriptionRow } from './subscription-store.ts';

export interface Owner {
  readonly accountId: string;
  /** Whether the account exists and is not being deleted, see {@link isStaying}. */
  readonly isStaying: boolean;
  /** Null if the subscription did not come from our checkout. */
  readonly checkout: CheckoutRow | null;
}

/** How to lock the account, see {@link isStaying}. */
type Held = 'not' | 'shared' | 'alone';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The owner of a subscription at the provider: by the checkout it came from, otherwise by the account or customer the provider
 * names. Null when it belongs to nobody here, or checkout and account disagree. Locks the account as `held` says.
 */
export async function ownerOf(
  db: Kysely<Database>,
  before: SubscriptionRow | undefined,
  { cartId, accountId, customerRef }: ProviderSubscription,
  held: Exclude<Held, 'alone'>,
): Promise<Owner | null> {
  const bought = cartId !== null && uuid.test(cartId) ? await boughtBy(db, cartId, held) : null;
  if (bought !== null) return accountId === null || accountId === bought.accountId ? bought : null;
  const named = accountId !== null && uuid.test(accountId) ? accountId : null;
  const owner = before?.account_id ?? (await ownerByCustomer(db, named, customerRef));
  return owner === null
    ? null
    : { accountId: owner, isStaying: await isStaying(db, owner, held), checkout: null };
}

/** A single statement, because handling an event needs little else. */
async function boughtBy(db: Kysely<Database>, cartId: string, held: Held): Promise<Owner | null> {
  const row = await db
    .selectFrom('checkout')
    .innerJoin('account', 'account.id', 'checkout.account_id')
    .selectAll('checkout')
    .select('account.deletion_asked_at as deletionAskedAt')
    .where('checkout.id', '=', cartId)
    .$if(held === 'shared', (query) => query.forShare('account'))
    .executeTakeFirst();
  if (row === undefined) {
    const orphan = await findCheckout(db, cartId);
    return orphan === undefined ? null : { accountId: orphan.account_id, isStaying: false, checkout: orphan };
  }
  const { deletionAskedAt, ...checkout } = row;
  return { accountId: checkout.account_id, isStaying: deletionAskedAt === null, checkout };
}

/**
 * Whether an account exists and is not being deleted. When locked in a transaction (`shared`), it is not deleted before the
 * transaction ends; when locked `alone`, none of its subscriptions is written and no other checkout opened meanwhile either.
 */
export async function isStaying(db: Kysely<Database>, accountId: string, held: Held): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('deletion_asked_at', 'is', null)
    .$if(held === 'shared', (query) => query.forShare())
    .$if(held === 'alone', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return account !== undefined;
}
