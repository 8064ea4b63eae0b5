import { SubscriptionApi } from '../../application/ports/subscription-api.ts';
import type { CallFailure, InvalidToken } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import type { SubscriptionStatus } from '../../domain/subscription/status.ts';
import type { Subscription } from '../../domain/subscription/subscription.ts';
import type { MemoryNetwork } from './memory-network.ts';
import type { MemorySubscriptionServer } from './memory-subscription-server.ts';

/** Subscriptions of the in-memory subscription server. */
export class MemorySubscriptionApi extends SubscriptionApi {
  constructor(
    private readonly server: MemorySubscriptionServer,
    private readonly network: MemoryNetwork,
  ) {
    super();
  }

  current(
    accessToken: string,
  ): Promise<Result<Subscription, { readonly code: 'no_subscription' } | InvalidToken | CallFailure>> {
    return this.network.call('subscription', () => this.server.current(accessToken));
  }

  setRenewal(
    accessToken: string,
    renews: boolean,
  ): Promise<Result<Subscription, { readonly code: 'no_subscription' } | InvalidToken | CallFailure>> {
    return this.network.call('renewal', () => this.server.setRenewal(accessToken, renews));
  }

  status(
    accessToken: string,
  ): Promise<
    Result<SubscriptionStatus | 'Unknown', { readonly code: 'no_subscription' } | InvalidToken | CallFailure>
  > {
    return this.network.call('status', () => {
      const current = this.server.current(accessToken);
      return current.ok ? success(current.value.status) : current;
    });
  }
}
