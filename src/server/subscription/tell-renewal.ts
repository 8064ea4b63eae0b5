import { failure, type Result, success } from '../../domain/result.ts';
import type { Logger } from '../log.ts';
import type { CardProvider, ProviderAway } from '../payment/card-provider.ts';
import type { SyncSubscription } from './sync-subscription.ts';

/** Tells the card provider whether a subscription renews, and stores the resulting state. */
export class TellRenewal {
  constructor(
    private readonly provider: CardProvider,
    private readonly log: Logger,
    private readonly sync: SyncSubscription,
  ) {}

  /** Success means committed. Fails with `provider_unavailable` when the renewal is, or may be, unchanged. */
  async execute(ref: string, renews: boolean): Promise<Result<void, ProviderAway>> {
    const told = await this.provider.setRenewal(ref, renews);
    if (!told.ok && told.error.code === 'provider_unavailable') return failure(told.error);
    if (told.ok && told.value.renews !== renews && told.value.standing !== 'ended') {
      this.log.error({ subscription: ref, renews }, 'card provider: a renewal could not be changed');
      return failure({ code: 'provider_unavailable' });
    }
    const synced = await this.sync.execute(ref);
    return synced.ok ? success(undefined) : synced;
  }
}
