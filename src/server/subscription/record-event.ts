import type { Kysely, Transaction } from 'kysely';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import type { CardProvider, ProviderEvent, ProviderSubscription } from '../payment/card-provider.ts';
import { type CheckoutRow, changeCheckout, findCheckout } from './checkout-store.ts';
import { meaningOf } from './standing.ts';
import {
  addSubscription,
  changeSubscription,
  findByProviderRef,
  noteTrial,
  type SubscriptionRow,
} from './subscription-store.ts';
import { type IllegalMove, moveCheckout, moveSubscription } from './transitions.ts';

export type RecordEventFailure = { readonly code: 'invalid_signature' | 'provider_unavailable' };

type Outcome = Database['provider_event']['outcome'];

const mostTries = 8;

/** Somebody else wrote between our reading and our writing: read again. */
class Overtaken extends Error {}

/**
 * Takes an event of the card provider. An event is only a hint that something changed: the object is fetched again,
 * and its state is written if no newer one was written meanwhile. Ledger and effect are one transaction, so an event
 * that comes twice, late or out of order ends in the same rows.
 */
export class RecordEvent {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly provider: CardProvider,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** Success means committed. Fails with `provider_unavailable` when the object could not be read: send it again. */
  async execute(
    rawBody: string,
    signatureHeader: string | undefined,
  ): Promise<Result<void, RecordEventFailure>> {
    const event = this.provider.verifyEvent(rawBody, signatureHeader);
    if (!event.ok) return event;
    if (await this.isKnown(event.value.id)) return success(undefined);
    for (let left = mostTries; left > 0; left -= 1) {
      try {
        return await this.record(event.value);
      } catch (error) {
        if (!(error instanceof Overtaken) || left === 1) throw error;
      }
    }
    throw new Error('Unreachable');
  }

  private async record(event: ProviderEvent): Promise<Result<void, RecordEventFailure>> {
    const ref = await this.subscriptionOf(event);
    if (!ref.ok) return ref;
    // Our version is read before the provider is asked. Who then writes at that very version holds the newest state.
    const before = ref.value === null ? undefined : await findByProviderRef(this.db, ref.value);
    const seen = ref.value === null ? null : await this.provider.fetchSubscription(ref.value);
    if (seen !== null && !seen.ok && seen.error.code === 'provider_unavailable') return failure(seen.error);

    await this.db.transaction().execute(async (trx) => {
      const outcome = seen?.ok ? await this.write(trx, before, seen.value) : 'ignored';
      await trx
        .insertInto('provider_event')
        .values({ id: event.id, type: event.type, outcome, received_at: this.clock.now() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    });
    return success(undefined);
  }

  /** The subscription an event is about; null when it is about none. */
  private async subscriptionOf({
    about,
  }: ProviderEvent): Promise<Result<string | null, { code: 'provider_unavailable' }>> {
    if (about === null) return success(null);
    if (about.kind === 'subscription') return success(about.ref);
    const checkout = await this.provider.fetchCheckout(about.ref);
    if (checkout.ok) return success(checkout.value.kind === 'paid' ? checkout.value.subscriptionRef : null);
    return checkout.error.code === 'not_found' ? success(null) : failure({ code: 'provider_unavailable' });
  }

  private async write(
    trx: Transaction<Database>,
    before: SubscriptionRow | undefined,
    seen: ProviderSubscription,
  ): Promise<Outcome> {
    const checkout = await findCheckout(trx, seen.cartId);
    if (checkout === undefined || checkout.account_id !== seen.accountId) return 'ignored';
    const { action, inTrial, expiresOrRenewsAt } = meaningOf(seen);
    const moved = moveSubscription(checkout.id, before?.status ?? 'none', action);
    const paid = moveCheckout(checkout.id, checkout.state, 'pay');
    if (!moved.ok) return this.refuse(moved.error);
    if (!paid.ok) return this.refuse(paid.error);

    const state = {
      customer_ref: seen.customerRef,
      product_id: seen.productId,
      status: moved.value,
      in_trial: inTrial,
      started_at: seen.startedAt,
      expires_or_renews_at: expiresOrRenewsAt,
    };
    if (checkout.state !== paid.value && !(await changeCheckout(trx, checkout, { state: paid.value }))) {
      throw new Overtaken();
    }
    if (before === undefined) return this.begin(trx, checkout, { ...state, provider_ref: seen.ref });
    if (isSame(before, state)) return 'unchanged';
    if (!(await changeSubscription(trx, before, state))) throw new Overtaken();
    return 'applied';
  }

  private async begin(
    trx: Transaction<Database>,
    checkout: CheckoutRow,
    state: Omit<SubscriptionRow, 'id' | 'account_id' | 'platform' | 'version'>,
  ): Promise<Outcome> {
    const row: SubscriptionRow = {
      ...state,
      id: checkout.id,
      account_id: checkout.account_id,
      platform: checkout.platform,
      version: 1,
    };
    if (!(await addSubscription(trx, row))) throw new Overtaken();
    if (checkout.trial_days > 0) await noteTrial(trx, row);
    return 'applied';
  }

  private refuse(illegal: IllegalMove): Outcome {
    this.log.error({ illegal }, 'card provider: an event asked for an illegal move');
    return 'refused';
  }

  private async isKnown(eventId: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('provider_event')
      .select('id')
      .where('id', '=', eventId)
      .executeTakeFirst();
    return row !== undefined;
  }
}

function isSame(row: SubscriptionRow, state: Partial<SubscriptionRow>): boolean {
  const now: Readonly<Record<string, unknown>> = row;
  return Object.entries(state).every(([column, value]) => now[column] === value);
}
