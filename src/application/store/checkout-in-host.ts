import { firstValueFrom, of } from 'rxjs';
import { take, timeout } from 'rxjs/operators';
import { failure, type Result } from '../../domain/result.ts';
import type { SessionState } from '../account/session-state.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { FeatureConfigState } from '../subscription/feature-config-state.ts';
import type { CheckoutRequest, StartCheckout, StartCheckoutFailure } from '../subscription/start-checkout.ts';
import type { HostStoreState } from './host-store-state.ts';
import type { PlanArm } from './plan-arm.ts';

/** `canceled` when the app says that there will be no purchase. */
export type CheckoutInHostFailure = StartCheckoutFailure | { readonly code: 'canceled' };

/** How long an app may take to create an account and forward the page, in milliseconds. */
const patience = 20_000;

/**
 * Opens the card provider's page inside an app that sells by card. The app is told of the choice first, and forwards
 * the page with the account to buy for. If its switch `useAlternateStripePaymentFlow` is on, or it names no plans, the
 * page proceeds by itself.
 */
export class CheckoutInHost {
  constructor(
    private readonly hostApp: HostApp,
    private readonly store: HostStoreState,
    private readonly featureConfig: FeatureConfigState,
    private readonly session: SessionState,
    private readonly startCheckout: StartCheckout,
    private readonly arm: Pick<PlanArm, 'told'>,
  ) {}

  async execute(
    request: CheckoutRequest,
  ): Promise<Result<{ readonly checkoutUrl: URL }, CheckoutInHostFailure>> {
    const { current } = this.store;
    const plan =
      current.kind === 'card'
        ? current.plans.find(({ billingPeriod }) => billingPeriod === request.plan.billingPeriod)
        : undefined;
    const { config } = await this.featureConfig.whenReady();
    if (plan === undefined || config.useAlternateStripePaymentFlow)
      return this.startCheckout.execute(request);
    const outcome = firstValueFrom(
      this.hostApp
        .subscribe('onPurchaseUpdate')
        .pipe(
          take(1),
          timeout({ first: patience, with: () => of({ type: 'timeout' as const, token: undefined }) }),
        ),
    );
    this.hostApp.notify('subscriptionSelected', { id: plan.id, ...this.arm.told });
    const { type, token } = await outcome;
    if (type === 'canceled') return failure({ code: 'canceled' });
    if (type === 'timeout') return failure({ code: 'communication' });
    // An empty token stands for the page's own session.
    if (token) {
      const adopted = this.session.adopt({ accessToken: token, refreshToken: null });
      if (!adopted.ok) return adopted;
    }
    return this.startCheckout.execute(request);
  }
}
