import type { Kysely } from 'kysely';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Database } from '../db/schema.ts';
import { currentSubscription, type SubscriptionRow } from './subscription-store.ts';
import type { TellRenewal } from './tell-renewal.ts';

type NotSet = { readonly code: 'no_subscription' | 'not_eligible' | 'provider_unavailable' };

/** Cancels an account's subscription at the end of the paid period, or undoes that. */
export class SetRenewal {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly tell: TellRenewal,
  ) {}

  /**
   * Returns the subscription's state afterwards; one that has ended stays ended. Fails with `no_subscription` when the account
   * never had one, `not_eligible` when it is to renew while a bank disputes its payment, `provider_unavailable` when nothing is
   * known to have changed.
   */
  async execute(accountId: string, renews: boolean): Promise<Result<SubscriptionRow, NotSet>> {
    const known = await currentSubscription(this.db, accountId);
    if (known === undefined) return failure({ code: 'no_subscription' });
    if (known.status === 'Expired') return success(known);
    // The provider is not even told: what renews until the next news of it could be charged in between.
    if (renews && known.suspended) return failure({ code: 'not_eligible' });
    const told = await this.tell.execute(known.provider_ref, renews);
    if (!told.ok) return told;
    const row = await currentSubscription(this.db, accountId);
    if (row === undefined) return failure({ code: 'no_subscription' });
    // The dispute may have come to light only now.
    return renews && row.suspended ? failure({ code: 'not_eligible' }) : success(row);
  }
}
