import type { Kysely, Transaction } from 'kysely';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { CardProvider, ProviderAway, ProviderEvent } from '../payment/card-provider.ts';
import type { SyncSubscription } from './sync-subscription.ts';
import type { Outcome } from './write-standing.ts';

export type RecordEventFailure = { readonly code: 'invalid_signature' | 'provider_unavailable' };

type Subject = { readonly kind: 'subscription' | 'closed-checkout'; readonly ref: string } | null;

/**
 * Handles an event of the card provider. An event is only a hint that something changed: the object is fetched, and its state
 * is written unless a newer one was written meanwhile. Ledger entry and effect are one transaction, so events that come twice,
 * late or out of order lead to the same rows.
 */
export class RecordEvent {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly provider: CardProvider,
    private readonly clock: Clock,
    private readonly sync: SyncSubscription,
  ) {}

  /** Success means committed. Fails with `provider_unavailable` when the object could not be read: the event must be sent again. */
  async execute(
    rawBody: string,
    signatureHeader: string | undefined,
  ): Promise<Result<void, RecordEventFailure>> {
    const event = this.provider.verifyEvent(rawBody, signatureHeader);
    return event.ok ? this.take(event.value) : event;
  }

  /** The same for an event known to be genuine, such as one from the provider's own list. */
  async take(event: ProviderEvent): Promise<Result<void, ProviderAway>> {
    // For subscriptions this is checked in the same query as their state.
    if (event.about?.kind !== 'subscription' && (await this.isKnown(event.id))) return success(undefined);
    const subject = await this.subjectOf(event);
    if (!subject.ok) return subject;
    const enter = (db: Kysely<Database>, outcome: Outcome) => this.enter(db, event, outcome);
    if (subject.value?.kind === 'subscription') {
      const synced = await this.sync.execute(subject.value.ref, { id: event.id, enter });
      return synced.ok ? success(undefined) : synced;
    }
    const closed = subject.value?.ref ?? null;
    await this.db.transaction().execute(async (trx) => {
      await enter(trx, closed !== null && (await closeCheckout(trx, closed)) ? 'applied' : 'ignored');
    });
    return success(undefined);
  }

  /** What an event is about: a subscription, a checkout that can no longer be paid, or nothing of ours. */
  private async subjectOf({ about }: ProviderEvent): Promise<Result<Subject, ProviderAway>> {
    if (about === null) return success(null);
    if (about.kind === 'subscription') return success(about);
    if (about.kind === 'payment' || about.kind === 'fraud-warning') {
      const found =
        about.kind === 'payment'
          ? await this.provider.subscriptionOfPayment(about.ref)
          : await this.provider.heedFraudWarning(about.ref);
      if (!found.ok) return found;
      return success(found.value === null ? null : { kind: 'subscription', ref: found.value });
    }
    const checkout = await this.provider.fetchCheckout(about.ref);
    if (!checkout.ok) {
      return checkout.error.code === 'not_found' ? success(null) : failure({ code: 'provider_unavailable' });
    }
    if (checkout.value.kind === 'paid') {
      return success({ kind: 'subscription', ref: checkout.value.subscriptionRef });
    }
    return success(checkout.value.kind === 'closed' ? { kind: 'closed-checkout', ref: about.ref } : null);
  }

  private async enter(db: Kysely<Database>, event: ProviderEvent, outcome: Outcome): Promise<void> {
    await db
      .insertInto('provider_event')
      .values({ id: event.id, type: event.type, outcome, received_at: this.clock.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
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

/** Closes a checkout that the provider closed; false when it was not open here. */
async function closeCheckout(trx: Transaction<Database>, ref: string): Promise<boolean> {
  const result = await trx
    .updateTable('checkout')
    .set(({ eb }) => ({ state: 'closed', version: eb('version', '+', 1) }))
    .where('provider_ref', '=', ref)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
