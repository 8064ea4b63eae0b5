import type { Kysely } from 'kysely';
import { failure, type Result, success } from '../../domain/result.ts';
import { paymentRules } from '../../domain/subscription/payment-state.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import type { CardProvider, ProviderAway, ProviderSubscription } from '../payment/card-provider.ts';
import { isOwners, type KnownStanding, knownStanding } from './known-standing.ts';
import { ownerOf } from './owner.ts';
import type { TrialRecord } from './trial-record.ts';
import { type Outcome, Overtaken, type WriteStanding, type Written } from './write-standing.ts';

const mostTries = 8;
const unknownThere: Written = { outcome: 'ignored', hasNews: false };

/** The provider's event that triggered a sync. */
export interface HeardEvent {
  readonly id: string;
  /** Adds it to the ledger, in the same transaction as the subscription's new state, if any. */
  readonly enter: (db: Kysely<Database>, outcome: Outcome) => Promise<void>;
}

/**
 * Fetches a subscription from the card provider and stores its state, unless a newer one was stored meanwhile. Events, returns
 * from the portal, reconciliation and closing all use this, in any order and any number of times.
 */
export class SyncSubscription {
  constructor(
    private readonly parts: {
      readonly db: Kysely<Database>;
      readonly provider: CardProvider;
      readonly log: Logger;
      readonly write: WriteStanding;
      readonly trials: TrialRecord;
      /** Called after a commit that leaves work: emails to send, or new times to wake up at. */
      readonly written: () => void;
    },
  ) {}

  /** Success means committed. Fails with `provider_unavailable` when the subscription could not be read. */
  async execute(ref: string, event: HeardEvent | null = null): Promise<Result<Outcome, ProviderAway>> {
    for (let left = mostTries; left > 0; left -= 1) {
      try {
        return await this.once(ref, event);
      } catch (error) {
        if (!(error instanceof Overtaken) || left === 1) throw error;
      }
    }
    throw new Error('Unreachable');
  }

  private async once(ref: string, event: HeardEvent | null): Promise<Result<Outcome, ProviderAway>> {
    const { db, provider, write, written } = this.parts;
    // Our version is read before the provider is asked, so whoever writes at that version has the newest state.
    const known = await knownStanding(db, ref, event?.id ?? null);
    if (known.isHeard) return success('unchanged');
    const before = known.row;
    const fetched = await provider.fetchSubscription(ref);
    if (!fetched.ok && fetched.error.code === 'provider_unavailable') return failure(fetched.error);
    const seen = fetched.ok ? await this.toldIfDue(known, fetched.value) : fetched;
    if (!seen.ok && seen.error.code === 'provider_unavailable') return failure(seen.error);

    if (seen.ok && write.isWritten(known, seen.value)) {
      await event?.enter(db, 'unchanged');
      return success('unchanged');
    }
    const done = await db.transaction().execute(async (trx): Promise<Written> => {
      const standing = seen.ok ? await write.execute(trx, before, seen.value) : unknownThere;
      await event?.enter(trx, standing.outcome);
      return standing;
    });
    // Most events bring nothing new and leave no work.
    if (done.hasNews) written();
    return success(done.outcome);
  }

  /** Stops at the provider, before the state is written here, what must not renew or continue. */
  private async toldIfDue(
    known: KnownStanding,
    read: ProviderSubscription,
  ): ReturnType<CardProvider['fetchSubscription']> {
    const isHeld =
      paymentRules[read.payment].tell === 'stop-renewing' && read.renews && read.standing !== 'ended';
    const held = isHeld ? await this.parts.provider.setRenewal(read.ref, false) : success(read);
    if (!held.ok) return held;
    const seen = held.value;
    const reason = await this.reasonToEnd(known, seen);
    if (reason === null) return success(seen);
    this.parts.log.info({ subscription: seen.ref, reason }, 'a subscription is ended at the card provider');
    return this.parts.provider.cancelSubscription(seen.ref);
  }

  private async reasonToEnd(known: KnownStanding, seen: ProviderSubscription): Promise<string | null> {
    const { db, trials } = this.parts;
    if (seen.standing === 'ended') return null;
    const before = known.row;
    const owner = isOwners(known, seen) ? known : await ownerOf(db, before, seen, 'not');
    if (owner === null) return null;
    // Nobody could sign in to cancel it.
    if (!owner.isStaying) return 'its account is deleted';
    if (paymentRules[seen.payment].tell === 'end') return `its newest payment is ${seen.payment}`;
    // The remaining time is not paid for.
    if (seen.standing === 'overdue' && !seen.renews) return 'cancelled while a payment was due';
    // Before it costs anything: nobody is charged what the payment page did not announce. The next checkout offers no trial.
    const isNewTrial = before === undefined && seen.standing === 'trial' && seen.cardFingerprint !== null;
    const isSecond = isNewTrial && (await trials.isCardSpent(db, seen.cardFingerprint, seen.ref));
    return isSecond ? 'its card had a trial before' : null;
  }
}
