import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ProviderSubscription } from '../payment/card-provider.ts';
import { type CheckoutRow, findCheckout } from './checkout-store.ts';
import { ownerByCustomer, type SubscriptionRow } from './subscription-store.ts';

export interface Owner {
  readonly accountId: string;
  /** Whether the account is there to stay, see {@link isStaying}. */
  readonly isStaying: boolean;
  /** Null when no checkout of ours made the subscription. */
  readonly checkout: CheckoutRow | null;
}

/** How an account that stays is held, see {@link isStaying}. */
type Held = 'not' | 'shared' | 'alone';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Whose a subscription of the provider is: by the checkout that made it, else by the account or the customer that the
 * provider names. Null when it is nobody's here, also when checkout and account do not agree. Holds the account as told.
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

/** By one statement, because events of the provider ask for little else. */
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
 * True for an account that is there to stay. Held within a transaction it is not deleted until that ends; held `alone`,
 * no subscription of it is written meanwhile and no other checkout of it opened.
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
