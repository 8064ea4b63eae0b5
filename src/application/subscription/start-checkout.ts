import { firstValueFrom } from 'rxjs';
import { filter } from 'rxjs/operators';
import { type CallFailure, type InvalidToken, isCallFailure } from '../../domain/failure.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { formatOrigin } from '../../domain/origin/origin.ts';
import { failure, type Result } from '../../domain/result.ts';
import type { Plan } from '../../domain/subscription/plan.ts';
import { isKeptPurchase, nextPurchase, type PurchaseEvent } from '../../domain/subscription/purchase.ts';
import { returnPlace, returnUrl } from '../../domain/subscription/return-route.ts';
import { trialOrigin } from '../../domain/subscription/trial.ts';
import type { CreateAccount } from '../account/create-account.ts';
import type { SessionState, SignedOut } from '../account/session-state.ts';
import type { TrackEvent } from '../analytics/track-event.ts';
import type { CaptureOrigin } from '../origin/capture-origin.ts';
import type { CheckoutApi, OpenCheckoutFailure, Order } from '../ports/checkout-api.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import type { PageLocation } from '../ports/page-location.ts';
import type { Random } from '../ports/random.ts';
import type { TabLock } from '../ports/tab-lock.ts';
import type { OfferState } from './offer-state.ts';

/** What the visitor chose, and the language to return in. */
export interface CheckoutRequest {
  readonly plan: Plan;
  readonly locale: Locale;
}

/** Why no checkout was opened. Each of these can safely be retried. */
export type StartCheckoutFailure = Exclude<OpenCheckoutFailure, InvalidToken> | CallFailure;

type Outcome = Result<{ readonly checkoutUrl: URL }, StartCheckoutFailure>;

/**
 * Opens the card provider's page for a plan, creating an account first if nobody is signed in. Calling it twice, in one
 * tab or two, gives one account and one checkout.
 */
export class StartCheckout {
  private running: { readonly request: string; readonly outcome: Promise<Outcome> } | null = null;

  constructor(
    private readonly session: SessionState,
    private readonly createAccount: CreateAccount,
    private readonly checkout: CheckoutApi,
    private readonly captureOrigin: CaptureOrigin,
    private readonly offers: Pick<OfferState, 'offers$'>,
    private readonly location: PageLocation,
    private readonly hostApp: HostApp,
    private readonly store: KeyValueStore,
    private readonly random: Random,
    private readonly lock: TabLock,
    private readonly trackEvent: Pick<TrackEvent, 'execute'>,
  ) {}

  execute(request: CheckoutRequest): Promise<Outcome> {
    const name = `${request.locale} ${request.plan.productId}`;
    if (this.running?.request === name) return this.running.outcome;
    const outcome = this.lock.run('checkout', () => this.counted(request));
    const running = { request: name, outcome };
    this.running = running;
    const forget = () => {
      if (this.running === running) this.running = null;
    };
    outcome.then(forget, forget);
    return outcome;
  }

  private async counted(request: CheckoutRequest): Promise<Outcome> {
    const outcome = await this.run(request);
    if (outcome.ok) {
      this.trackEvent.execute('subscription_checkout_start', { period: request.plan.billingPeriod });
    } else {
      this.trackEvent.execute('subscription_checkout_error', { code: outcome.error.code });
    }
    return outcome;
  }

  private async run(request: CheckoutRequest): Promise<Outcome> {
    // The app's signed-in user buys for that account, and may have bought already.
    await this.session.settled();
    const order = await this.orderFor(request);
    const first = await this.open(order);
    if (first.ok) return first;
    if (!isSignedOut(first.error)) return failure(first.error);
    const created = await this.createAccount.execute();
    if (!created.ok) return created;
    const second = await this.open(order);
    if (second.ok) return second;
    return failure(isSignedOut(second.error) ? { code: 'communication' } : second.error);
  }

  private async orderFor({ plan, locale }: CheckoutRequest): Promise<Order> {
    const page = this.location.current();
    const featurePage = page.searchParams.get('featurePage');
    const place = returnPlace({ inHostApp: this.hostApp.present, featurePage });
    const origin =
      this.captureOrigin.current ?? ((await this.isTrialAllowed()) ? trialOrigin(plan.billingPeriod) : null);
    return {
      productId: plan.productId,
      platform: 'stripe',
      returnUrl: returnUrl(page, locale, place, featurePage),
      origin,
    };
  }

  /** A new account has had no trial. For an existing one the offers tell; if they cannot, no trial is claimed. */
  private async isTrialAllowed(): Promise<boolean> {
    if (this.session.current.kind !== 'signed-in') return true;
    const offered = await firstValueFrom(this.offers.offers$.pipe(filter(({ kind }) => kind !== 'loading')));
    return offered.kind === 'offers' && offered.trialDays > 0;
  }

  private async open(order: Order) {
    const opened = await this.session.authorized((token) =>
      this.checkout.open(token, order, this.keyFor(order)),
    );
    // After a lost response the checkout may exist, and the same key finds it; after an HTTP error there is none.
    if (opened.ok) this.note('opened');
    else if (!isCallFailure(opened.error)) this.note('refused');
    return opened;
  }

  private note(event: PurchaseEvent): void {
    const attempt = this.store.read('checkoutAttempt');
    if (attempt === null) return;
    const state = nextPurchase(attempt.state, event);
    if (isKeptPurchase(state)) this.store.write('checkoutAttempt', { ...attempt, state });
    else this.store.remove('checkoutAttempt');
  }

  private keyFor(order: Order): string {
    const { current } = this.session;
    const account = current.kind === 'signed-in' ? current.account.id : '';
    const name = JSON.stringify([
      account,
      order.productId,
      order.platform,
      order.returnUrl.href,
      order.origin && formatOrigin(order.origin),
    ]);
    const attempt = this.store.read('checkoutAttempt');
    const idempotencyKey = attempt?.order === name ? attempt.idempotencyKey : this.random.uuid();
    this.store.write('checkoutAttempt', { order: name, idempotencyKey, state: 'asked' });
    const unused = this.store.read('unusedAccount');
    if (unused !== null) this.store.write('unusedAccount', { ...unused, orders: true });
    return idempotencyKey;
  }
}

function isSignedOut(error: { readonly code: string }): error is SignedOut {
  return error.code === 'signed_out';
}
