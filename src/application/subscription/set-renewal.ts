import type { InvalidToken } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { Subscription } from '../../domain/subscription/subscription.ts';
import type { AccessFailure, SessionState } from '../account/session-state.ts';
import type { SubscriptionApi } from '../ports/subscription-api.ts';
import type { SubscriptionState } from './subscription-state.ts';

type Answer = Awaited<ReturnType<SubscriptionApi['setRenewal']>>;
type ApiFailure = Extract<Answer, { readonly ok: false }>['error'];

/** `no_subscription` when there is nothing to cancel. */
export type SetRenewalFailure = Exclude<ApiFailure, InvalidToken> | AccessFailure;

/**
 * Cancels the visitor's subscription at the end of the paid period, or undoes that; then refreshes the subscription
 * shown.
 */
export class SetRenewal {
  constructor(
    private readonly session: SessionState,
    private readonly api: SubscriptionApi,
    private readonly subscription: SubscriptionState,
  ) {}

  async execute(renews: boolean): Promise<Result<Subscription, SetRenewalFailure>> {
    const set = await this.session.authorized((token) => this.api.setRenewal(token, renews));
    // Also after a lost response, because nobody here knows whether it took effect.
    this.subscription.refresh();
    return set;
  }
}
