import { firstValueFrom } from 'rxjs';
import { filter, map } from 'rxjs/operators';
import { isAppReturnPath } from '../../domain/subscription/return-route.ts';
import { isSubscribed } from '../../domain/subscription/subscription.ts';
import type { HandTokensToHostApp } from '../account/hand-tokens-to-host-app.ts';
import type { SessionState } from '../account/session-state.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { PageLocation } from '../ports/page-location.ts';
import type { SubscriptionState } from '../subscription/subscription-state.ts';

/**
 * On the routes to which the card provider returns inside an app: waits for the subscription, hands the app a session
 * with its entitlements, and tells it that the payment is complete. Once per page, and not where nothing was bought.
 */
export class FinishHostPurchase {
  private running: Promise<void> | null = null;

  constructor(
    private readonly hostApp: HostApp,
    private readonly location: PageLocation,
    private readonly session: SessionState,
    private readonly subscription: Pick<SubscriptionState, 'subscription$'>,
    private readonly handTokens: HandTokensToHostApp,
    private readonly store: KeyValueStore,
  ) {}

  /** Resolves once the app has been told of the purchase; at once on other routes; never while there is no purchase. */
  execute(): Promise<void> {
    if (!isAppReturnPath(this.location.current().pathname)) return Promise.resolve();
    this.running ??= this.run();
    return this.running;
  }

  private async run(): Promise<void> {
    const arrived = await firstValueFrom(
      this.subscription.subscription$.pipe(
        filter((view) => view.kind === 'there' && isSubscribed(view.subscription)),
        map((view) => view.kind === 'there' && view.arrived === true),
      ),
    );
    // A session without a refresh token is the app's, which already knows of the purchase unless it arrived just now.
    if (!arrived && this.store.read('session')?.refreshToken === null) return;
    // The page's own token lists the purchase only once it is renewed.
    await this.session.renew();
    await this.handTokens.execute();
    await this.hostApp.request('completeStripePayment', {});
  }
}
