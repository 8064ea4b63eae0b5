import type { Kysely } from 'kysely';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Database } from '../db/schema.ts';
import { currentSubscription, type SubscriptionRow } from './subscription-store.ts';
import type { TellRenewal } from './tell-renewal.ts';

/** Cancels an account's subscription at the end of the paid period, or undoes that. */
export class SetRenewal {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly tell: TellRenewal,
  ) {}

  /**
   * Returns the subscription's state afterwards; one that has ended stays ended, and one whose payment a
   * bank disputes stays without renewal. Fails with `no_subscription` when the account never had one, `provider_unavailable` when
   * nothing is known to have changed.
   */
  async execute(
    accountId: string,
    renews: boolean,
  ): Promise<Result<SubscriptionRow, { readonly code: 'no_subscription' | 'provider_unavailable' }>> {
    const known = await currentSubscription(this.db, accountId);
    if (known === undefined) return failure({ code: 'no_subscription' });
    if (known.status === 'Expired') return success(known);
    // Not even told to the provider: what renewed until its next event could be charged in between.
    if (renews && known.suspended) return success(known);
    const told = await this.tell.execute(known.provider_ref, renews);
    if (!told.ok) return told;
    const row = await currentSubscription(this.db, accountId);
    return row === undefined ? failure({ code: 'no_subscription' }) : success(row);
  }
}
