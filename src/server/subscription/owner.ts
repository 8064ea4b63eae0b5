import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ProviderSubscription } from '../payment/card-provider.ts';
import { type CheckoutRow, findCheckout } from './checkout-store.ts';
import { ownerByCustomer, type SubscriptionRow } from './subscription-store.ts';

export interface Owner {
  readonly accountId: string;
  /** Null when no checkout of ours made the subscription. */
  readonly checkout: CheckoutRow | null;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Whose a subscription of the provider is: by the checkout that made it, else by the account or the customer that the
 * provider names. Null when it is nobody's here, also when checkout and account do not agree.
 */
export async function ownerOf(
  db: Kysely<Database>,
  before: SubscriptionRow | undefined,
  { cartId, accountId, customerRef }: ProviderSubscription,
): Promise<Owner | null> {
  const checkout = cartId !== null && uuid.test(cartId) ? ((await findCheckout(db, cartId)) ?? null) : null;
  if (checkout !== null) {
    const agrees = accountId === null || accountId === checkout.account_id;
    return agrees ? { accountId: checkout.account_id, checkout } : null;
  }
  if (before !== undefined) return { accountId: before.account_id, checkout };
  const named = accountId !== null && uuid.test(accountId) ? accountId : null;
  const owner = await ownerByCustomer(db, named, customerRef);
  return owner === null ? null : { accountId: owner, checkout };
}

/**
 * True for an account that is there to stay. Held within a transaction it is not deleted until that ends; held `alone`,
 * no subscription of it is written meanwhile and no other checkout of it opened.
 */
export async function isStaying(
  db: Kysely<Database>,
  accountId: string,
  held: 'not' | 'shared' | 'alone',
): Promise<boolean> {
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
