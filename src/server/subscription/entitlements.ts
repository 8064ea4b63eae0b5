import type { Kysely } from 'kysely';
import { entitlementsOf } from '../../domain/subscription/subscription.ts';
import type { Database } from '../db/schema.ts';
import { EntitlementSource, type GrantedEntitlement } from '../deps.ts';
import { currentSubscription } from './subscription-store.ts';

const tier = 'plus';

/** An account's entitlements: the features of its product while the subscription is in force, grace period included. */
export class SubscriptionEntitlements extends EntitlementSource {
  constructor(private readonly db: Kysely<Database>) {
    super();
  }

  override async of(accountId: string): Promise<readonly GrantedEntitlement[]> {
    const subscription = await currentSubscription(this.db, accountId);
    if (subscription === undefined) return [];
    const { product_id: productId, status } = subscription;
    return entitlementsOf({ productId, status }).map((product) => ({ product, name: tier }));
  }
}
