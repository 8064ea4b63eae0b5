import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import { SubscriptionCloser } from '../deps.ts';
import type { CardProvider } from '../payment/card-provider.ts';
import { findOpenCheckout } from './checkout-store.ts';
import type { HostedPage } from './hosted-page.ts';
import { livingSubscriptions, type SubscriptionRow } from './subscription-store.ts';
import type { SyncSubscription } from './sync-subscription.ts';
import type { TrialRecord } from './trial-record.ts';

const mostRounds = 5;

/** Ends an account's subscriptions: at the provider first, so that nothing is charged whatever happens here. */
export class CloseSubscription extends SubscriptionCloser {
  constructor(
    private readonly provider: CardProvider,
    private readonly page: HostedPage,
    private readonly sync: SyncSubscription,
    private readonly trials: TrialRecord,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async close(db: Kysely<Database>, accountId: string): Promise<void> {
    await this.closeCheckout(db, accountId);
    await this.endAll(db, accountId);
    await this.trials.noteAddress(db, accountId, this.clock.now());
    await this.forgetNeedless(db, accountId);
  }

  /** Removes what bills do not need: the language of emails, and the campaign that led to the purchase. */
  private async forgetNeedless(db: Kysely<Database>, accountId: string): Promise<void> {
    await db.updateTable('subscription').set({ locale: null }).where('account_id', '=', accountId).execute();
    await db.updateTable('checkout').set({ origin: null }).where('account_id', '=', accountId).execute();
  }

  /** Closes an open checkout. One paid at the last moment has become a subscription, which is then ended like any other. */
  private async closeCheckout(db: Kysely<Database>, accountId: string): Promise<void> {
    for (let round = 0; round < mostRounds; round += 1) {
      const checkout = await findOpenCheckout(db, accountId);
      if (checkout === undefined) return;
      const closed = await this.page.close(checkout);
      if (closed === 'again') continue;
      if (!closed.ok) throw new Error('The card provider is away: the checkout is still open');
      const synced = await this.sync.execute(closed.value.paidAs);
      if (!synced.ok) throw new Error('The card provider is away: a payment could not be read');
      // A subscription awaiting its first payment keeps the checkout open until it is ended.
      await this.endAll(db, accountId);
    }
    throw new Error('A checkout would not close');
  }

  private async endAll(db: Kysely<Database>, accountId: string): Promise<void> {
    for (const row of await livingSubscriptions(db, accountId)) await this.end(row);
  }

  private async end(row: SubscriptionRow): Promise<void> {
    const cancelled = await this.provider.cancelSubscription(row.provider_ref);
    if (!cancelled.ok && cancelled.error.code === 'provider_unavailable') {
      throw new Error('The card provider is away: the subscription still runs');
    }
    const synced = await this.sync.execute(row.provider_ref);
    if (!synced.ok)
      throw new Error('The card provider is away: the end of the subscription could not be read');
  }
}
