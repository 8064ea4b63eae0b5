import type { Kysely } from 'kysely';
import { lastReachable } from '../../domain/account/reach.ts';
import { day } from '../../domain/duration.ts';
import { type Result, success } from '../../domain/result.ts';
import { unreachedDays } from '../../domain/subscription/charges.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { waysBackTo } from '../auth/account-data/ways-back.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import type { ProviderAway } from '../payment/card-provider.ts';
import { findById } from './subscription-store.ts';
import type { TellRenewal } from './tell-renewal.ts';

/**
 * Stops the renewal of a subscription that nobody could reach for 60 days before it: without an address, a recovery key and a
 * session nobody can use or cancel it, so nobody should be charged. The paid period runs to its end.
 */
export class StopUnreached {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly log: Logger,
    private readonly tell: TellRenewal,
  ) {}

  /** Fails with `provider_unavailable` when the card provider could not be reached: nothing was stopped. */
  async execute(subscriptionId: string): Promise<Result<void, ProviderAway>> {
    const row = await findById(this.db, subscriptionId);
    if (row?.status !== 'Auto-Renewable') return success(undefined);
    const now = this.clock.now();
    const ways = await waysBackTo(this.db, row.account_id);
    // Without any record of access, it counts as reached when it was bought.
    const reached = lastReachable(ways, now) ?? row.started_at;
    if (row.expires_or_renews_at - reached < unreachedDays * day || reached >= now) return success(undefined);

    const told = await this.tell.execute(row.provider_ref, false);
    if (!told.ok) return told;
    this.log.info({ subscription: row.provider_ref }, 'a subscription that nobody can reach is not renewed');
    await this.db.transaction().execute(async (trx) => {
      const subject = `account ${row.account_id}` as const;
      const reason = `nobody could reach it for ${unreachedDays} days`;
      await writeAudit(
        trx,
        { actor: 'server', action: 'renewal-stopped', subject, reason },
        this.clock.now(),
      );
    });
    return success(undefined);
  }
}
