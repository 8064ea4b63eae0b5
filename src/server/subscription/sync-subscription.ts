import type { Kysely, Transaction } from 'kysely';
import { failure, type Result, success } from '../../domain/result.ts';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import type { CardProvider, ProviderAway, ProviderSubscription } from '../payment/card-provider.ts';
import { findByProviderRef } from './subscription-store.ts';
import type { TrialRecord } from './trial-record.ts';
import { type Outcome, Overtaken, type WriteStanding } from './write-standing.ts';

const mostTries = 8;

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
      /** Called after a commit: there may be letters to send, and other times to wake at. */
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
    const seen = fetched.ok && before === undefined ? await this.withOneTrial(fetched.value) : fetched;
    if (!seen.ok && seen.error.code === 'provider_unavailable') return failure(seen.error);

    const outcome = await db.transaction().execute(async (trx) => {
      const done = seen.ok ? await write.execute(trx, before, seen.value) : 'ignored';
      await alongside(trx, done);
      return done;
    });
    written();
    return success(outcome);
  }

  /**
   * A trial that is paid for with a card that had its trial elsewhere is ended before it costs anything: nobody is
   * charged what the payment page did not say. The next checkout of this account offers no trial.
   */
  private async withOneTrial(seen: ProviderSubscription): ReturnType<CardProvider['fetchSubscription']> {
    const { db, provider, trials, log } = this.parts;
    if (seen.standing !== 'trial' || seen.cardFingerprint === null) return success(seen);
    if (!(await trials.isCardSpent(db, seen.cardFingerprint, seen.ref))) return success(seen);
    log.info({ subscription: seen.ref }, 'a card asked for a second trial');
    return provider.cancelSubscription(seen.ref);
  }
}
