import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import { currentSubscription, type SubscriptionRow } from './subscription-store.ts';
import type { SyncSubscription } from './sync-subscription.ts';

/** How long a visitor waits for the provider before the last known state is returned. */
const patienceMs = 1_500;

/**
 * Reads an account's subscription. After its owner was sent to the provider's portal, it is fetched from the provider, so that
 * the first view after returning is correct even if the event is late.
 */
export class ReadSubscription {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly log: Logger,
    private readonly sync: SyncSubscription,
  ) {}

  /** Undefined when the account never had one. Returns the last known state when the provider is slow or unavailable. */
  async read(accountId: string): Promise<SubscriptionRow | undefined> {
    const known = await currentSubscription(this.db, accountId);
    if (known === undefined || (known.reread_until ?? 0) <= this.clock.now()) return known;
    if (known.status === 'Expired') return known;
    const read = this.sync.execute(known.provider_ref).catch((error: unknown) => {
      this.log.error({ err: error }, 'a subscription could not be read again');
    });
    await Promise.race([read, patience()]);
    return currentSubscription(this.db, accountId);
  }
}

function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs).unref();
  });
}
