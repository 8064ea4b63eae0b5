import { CheckoutApi, type OpenCheckoutFailure, type Order } from '../../application/ports/checkout-api.ts';
import type { CallFailure, InvalidToken } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import type { MemoryCardProvider } from './memory-card-provider.ts';
import type { MemoryNetwork } from './memory-network.ts';
import type { MemorySubscriptionServer } from './memory-subscription-server.ts';

/** Checkouts of the in-memory subscription server, paid at the in-memory card provider. */
export class MemoryCheckoutApi extends CheckoutApi {
  constructor(
    private readonly server: MemorySubscriptionServer,
    private readonly provider: MemoryCardProvider,
    private readonly network: MemoryNetwork,
  ) {
    super();
  }

  open(
    accessToken: string,
    order: Order,
    idempotencyKey: string,
  ): Promise<Result<{ readonly checkoutUrl: URL }, OpenCheckoutFailure>> {
    return this.network.call('checkout', () => {
      const opened = this.server.open(accessToken, order, idempotencyKey);
      return opened.ok ? success({ checkoutUrl: this.provider.pageOf(opened.value) }) : opened;
    });
  }

  portal(
    accessToken: string,
  ): Promise<
    Result<
      { readonly customerPortalUrl: URL },
      { readonly code: 'no_subscription' } | InvalidToken | CallFailure
    >
  > {
    return this.network.call('portal', () => {
      const current = this.server.current(accessToken);
      return current.ok
        ? success({ customerPortalUrl: new URL('https://pay.mallard.example/portal') })
        : current;
    });
  }
}
