import type { Kysely, Transaction } from 'kysely';
import { failure, type Result, success } from '../../domain/result.ts';
import { paymentRules } from '../../domain/subscription/payment-state.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import type { CardProvider, ProviderAway, ProviderSubscription } from '../payment/card-provider.ts';
import { ownerOf } from './owner.ts';
import { findByProviderRef, type SubscriptionRow } from './subscription-store.ts';
import type { TrialRecord } from './trial-record.ts';
import { type Outcome, Overtaken, type WriteStanding, type Written } from './write-standing.ts';

const mostTries = 8;
const unknownThere: Written = { outcome: 'ignored', hasNews: false };

/** What is written in the same transaction as a subscription's new standing. */
export type Alongside = (trx: Transaction<Database>, outcome: Outcome) => Promise<void>;

/**
 * Reads a subscription at the card provider and writes it here, if no newer state was written meanwhile. Events, the
 * return from the portal, reconciliation and closing all come through here, in any order and as often as they like.
 */
export class SyncSubscription {
  constructor(
    private readonly parts: {
      readonly db: Kysely<Database>;
      readonly provider: CardProvider;
      readonly log: Logger;
      readonly write: WriteStanding;
      readonly trials: TrialRecord;
      /** Called after a commit that leaves something to do: emails to send, other times to wake at. */
      readonly written: () => void;
    },
  ) {}

  /** Success means committed. Fails with `provider_unavailable` when the subscription could not be read. */
  async execute(ref: string, alongside: Alongside = async () => {}): Promise<Result<Outcome, ProviderAway>> {
    for (let left = mostTries; left > 0; left -= 1) {
      try {
        return await this.once(ref, alongside);
      } catch (error) {
        if (!(error instanceof Overtaken) || left === 1) throw error;
      }
    }
    throw new Error('Unreachable');
  }

  private async once(ref: string, alongside: Alongside): Promise<Result<Outcome, ProviderAway>> {
    const { db, provider, write, written } = this.parts;
    // Our version is read before the provider is asked. Who then writes at that very version holds the newest state.
    const before = await findByProviderRef(db, ref);
    const fetched = await provider.fetchSubscription(ref);
    if (!fetched.ok && fetched.error.code === 'provider_unavailable') return failure(fetched.error);
    const seen = fetched.ok ? await this.toldIfDue(before, fetched.value) : fetched;
    if (!seen.ok && seen.error.code === 'provider_unavailable') return failure(seen.error);

    const done = await db.transaction().execute(async (trx): Promise<Written> => {
      const standing = seen.ok ? await write.execute(trx, before, seen.value) : unknownThere;
      await alongside(trx, standing.outcome);
      return standing;
    });
    // Most events tell what is known, and leave nothing to do.
    if (done.hasNews) written();
    return success(done.outcome);
  }

  /** What must not renew, or not run on, is stopped at the provider before it is written here. */
  private async toldIfDue(
    before: SubscriptionRow | undefined,
    read: ProviderSubscription,
  ): ReturnType<CardProvider['fetchSubscription']> {
    const isHeld =
      paymentRules[read.payment].tell === 'stop-renewing' && read.renews && read.standing !== 'ended';
    const held = isHeld ? await this.parts.provider.setRenewal(read.ref, false) : success(read);
    if (!held.ok) return held;
    const seen = held.value;
    const reason = await this.reasonToEnd(before, seen);
    if (reason === null) return success(seen);
    this.parts.log.info({ subscription: seen.ref, reason }, 'a subscription is ended at the card provider');
    return this.parts.provider.cancelSubscription(seen.ref);
  }

  private async reasonToEnd(
    before: SubscriptionRow | undefined,
    seen: ProviderSubscription,
  ): Promise<string | null> {
    const { db, trials } = this.parts;
    const owner = seen.standing === 'ended' ? null : await ownerOf(db, before, seen, 'not');
    if (owner === null) return null;
    // Nobody could sign in to cancel it.
    if (!owner.isStaying) return 'its account is deleted';
    if (paymentRules[seen.payment].tell === 'end') return `its newest payment is ${seen.payment}`;
    // The time that it would run on is not paid for.
    if (seen.standing === 'overdue' && !seen.renews) return 'cancelled while a payment was due';
    // Before it costs anything: nobody is charged what the payment page did not say. The next checkout offers no trial.
    const isNewTrial = before === undefined && seen.standing === 'trial' && seen.cardFingerprint !== null;
    const isSecond = isNewTrial && (await trials.isCardSpent(db, seen.cardFingerprint, seen.ref));
    return isSecond ? 'its card had a trial before' : null;
  }
}
