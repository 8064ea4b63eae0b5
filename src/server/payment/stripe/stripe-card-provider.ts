import { failure, type Result, success } from '../../../domain/result.ts';
import type { Clock } from '../../clock.ts';
import type { StripeSettings } from '../../config/card-settings.ts';
import type { Logger } from '../../log.ts';
import {
  CardProvider,
  type CheckoutOrder,
  type CheckoutOutcome,
  type EventPage,
  type HostedCheckout,
  type PortalOrder,
  type ProviderAway,
  type ProviderEvent,
  type ProviderSubscription,
} from '../card-provider.ts';
import { EventShape, parseEvent, readEvent } from '../provider-events.ts';
import { checkoutRequest } from './checkout-request.ts';
import { eventPlace } from './event-lists.ts';
import { refundWarned, subscriptionOfCharge } from './fraud-warning.ts';
import { pageLanguage } from './page-language.ts';
import { paymentTrails } from './payment-trail.ts';
import { PortalBook } from './portal-book.ts';
import { PriceBook } from './price-book.ts';
import {
  CheckoutShape,
  DoneShape,
  InvoiceShape,
  listOf,
  PortalShape,
  ScheduledShape,
  type StripeCheckout,
  SubscriptionShape,
  subscriptionParts,
} from './shapes.ts';
import { isSignedByStripe } from './signature.ts';
import type { StripeAnswer, StripeClient, StripeTrouble } from './stripe-client.ts';
import { subscriptionView } from './subscription-view.ts';

type AwayOrMissing = ProviderAway | { readonly code: 'not_found' };

const mostPayments = 10;
const mostEvents = 100;

/**
 * Stripe as card provider. Pages are Stripe's, objects are always fetched whatever an event says, and idempotency keys
 * come from our store.
 */
export class StripeCardProvider extends CardProvider {
  private readonly prices: PriceBook;
  private readonly portals: PortalBook;

  constructor(
    private readonly stripe: StripeClient,
    private readonly settings: Pick<StripeSettings, 'webhookSecrets' | 'checkout'>,
    /** The machine's clock, like Stripe's: moving the site's clock does not affect it. */
    private readonly clock: Clock,
    log: Logger,
  ) {
    super();
    this.prices = new PriceBook(stripe, clock, log);
    this.portals = new PortalBook(stripe, clock, log);
  }

  override async openCheckout(
    order: CheckoutOrder,
    idempotencyKey: string,
  ): Promise<Result<HostedCheckout, ProviderAway | { readonly code: 'key_reused' | 'refused' }>> {
    const began = performance.now();
    const price = await this.prices.priceOf(order.productId, began);
    if (price === null) return failure({ code: 'provider_unavailable' });
    const known = await this.create(order, price, idempotencyKey, began);
    const created =
      order.customerRef !== null && isMissing(known, 'customer')
        ? // The customer was deleted at Stripe and must still be able to buy again.
          await this.create({ ...order, customerRef: null }, price, `${idempotencyKey}:new-customer`, began)
        : known;
    if (!created.ok) {
      const { code } = created.error;
      if (code === 'away') return failure({ code: 'provider_unavailable' });
      return failure({ code: code === 'key_reused' ? code : 'refused' });
    }
    const { id, url, expires_at } = created.value;
    // Stripe repeats its first response to a key, so a page without a URL never had one.
    if (url === null) return failure({ code: 'refused' });
    return success({ ref: id, url: new URL(url), expiresAt: expires_at });
  }

  override async fetchCheckout(
    ref: string,
    began = performance.now(),
  ): Promise<Result<CheckoutOutcome, AwayOrMissing>> {
    return outcomeOf(
      await this.stripe.ask(CheckoutShape, (api) => api.checkout.sessions.retrieve(ref), began),
    );
  }

  override async closeCheckout(ref: string): Promise<Result<CheckoutOutcome, AwayOrMissing>> {
    const began = performance.now();
    const closed = await this.stripe.ask(CheckoutShape, (api) => api.checkout.sessions.expire(ref), began);
    // Stripe refuses to close a checkout that is not open: it was paid or has expired.
    return !closed.ok && closed.error.code === 'refused' ? this.fetchCheckout(ref, began) : outcomeOf(closed);
  }

  override async openPortal({ customerRef, productId, returnUrl, locale }: PortalOrder) {
    const began = performance.now();
    const configuration = await this.portals.configurationFor(productId, began);
    const opened = await this.stripe.ask(
      PortalShape,
      (api) =>
        api.billingPortal.sessions.create({
          customer: customerRef,
          ...(configuration === null ? {} : { configuration }),
          return_url: returnUrl.href,
          locale: pageLanguage(locale),
        }),
      began,
    );
    return opened.ok ? success(new URL(opened.value.url)) : failure(plainly(opened.error));
  }

  override async fetchSubscription(ref: string): Promise<Result<ProviderSubscription, AwayOrMissing>> {
    const [subscription, paid] = await Promise.all([
      this.stripe.ask(SubscriptionShape, (api) =>
        api.subscriptions.retrieve(ref, { expand: [...subscriptionParts] }),
      ),
      this.stripe.ask(listOf(InvoiceShape), (api) =>
        api.invoices.list({
          subscription: ref,
          status: 'paid',
          limit: mostPayments,
          expand: ['data.payments'],
        }),
      ),
    ]);
    if (!subscription.ok) return failure(plainly(subscription.error));
    if (!paid.ok) return failure(plainly(paid.error));
    const trails = await paymentTrails(this.stripe, subscription.value.customer, paid.value.data);
    if (!trails.ok) return failure(plainly(trails.error));
    const view = subscriptionView(subscription.value, paid.value.data, trails.value);
    return view === null ? failure({ code: 'not_found' }) : success(view);
  }

  override async setRenewal(
    ref: string,
    renews: boolean,
  ): Promise<Result<ProviderSubscription, AwayOrMissing>> {
    const change = () =>
      this.stripe.ask(DoneShape, (api) => api.subscriptions.update(ref, { cancel_at_period_end: !renews }));
    let changed = await change();
    // Stripe refuses while a switch of the period is scheduled. A customer who cancels no longer wants the switch.
    if (!changed.ok && changed.error.code === 'refused' && (await this.releaseSchedule(ref)))
      changed = await change();
    if (!changed.ok && changed.error.code !== 'missing' && changed.error.code !== 'refused')
      return failure(plainly(changed.error));
    const now = await this.fetchSubscription(ref);
    // Stripe also refuses to change a subscription that has ended, but that one can still be read.
    if (changed.ok || !now.ok || now.value.standing === 'ended') return now;
    return failure({ code: 'provider_unavailable' });
  }

  override async cancelSubscription(ref: string): Promise<Result<ProviderSubscription, AwayOrMissing>> {
    const cancelled = await this.stripe.ask(DoneShape, (api) =>
      api.subscriptions.cancel(ref, { invoice_now: false, prorate: false }),
    );
    // An ended subscription counts as missing here, but can still be read.
    if (!cancelled.ok && cancelled.error.code !== 'missing') return failure(plainly(cancelled.error));
    return this.fetchSubscription(ref);
  }

  override async subscriptionOfPayment(ref: string): Promise<Result<string | null, ProviderAway>> {
    const found = await subscriptionOfCharge(this.stripe, ref);
    return found.ok ? found : failure({ code: 'provider_unavailable' });
  }

  override async heedFraudWarning(ref: string): Promise<Result<string | null, ProviderAway>> {
    const isOurs = async (subscription: string): Promise<StripeAnswer<boolean>> => {
      const read = await this.fetchSubscription(subscription);
      if (!read.ok && read.error.code === 'provider_unavailable') return failure({ code: 'away' });
      return success(read.ok);
    };
    const heeded = await refundWarned(this.stripe, ref, isOurs);
    return heeded.ok ? heeded : failure({ code: 'provider_unavailable' });
  }

  /** True when a scheduled change of the subscription was removed. */
  private async releaseSchedule(ref: string): Promise<boolean> {
    const read = await this.stripe.ask(ScheduledShape, (api) => api.subscriptions.retrieve(ref));
    const schedule = read.ok ? read.value.schedule : null;
    if (schedule === null) return false;
    return (await this.stripe.ask(DoneShape, (api) => api.subscriptionSchedules.release(schedule))).ok;
  }

  override async listEvents(since: number, page: string | null): Promise<Result<EventPage, ProviderAway>> {
    const { kinds, after, next } = eventPlace(page);
    const listed = await this.stripe.ask(listOf(EventShape), (api) =>
      api.events.list({
        created: { gte: Math.floor(since / 1000) },
        types: [...kinds],
        limit: mostEvents,
        ...(after === null ? {} : { starting_after: after }),
      }),
    );
    if (!listed.ok) return failure({ code: 'provider_unavailable' });
    const { data, has_more: more } = listed.value;
    return success({ events: data.map(readEvent), next: next(data.at(-1)?.id, more) });
  }

  override verifyEvent(
    rawBody: string,
    signatureHeader: string | undefined,
  ): Result<ProviderEvent, { readonly code: 'invalid_signature' }> {
    const genuine = isSignedByStripe(
      this.stripe.api,
      rawBody,
      signatureHeader ?? '',
      this.settings.webhookSecrets,
      this.clock.now(),
    );
    const event = genuine ? parseEvent(rawBody) : null;
    return event === null ? failure({ code: 'invalid_signature' }) : success(event);
  }

  private create(order: CheckoutOrder, price: string, idempotencyKey: string, began: number) {
    const request = checkoutRequest(order, price, this.settings.checkout);
    return this.stripe.ask(
      CheckoutShape,
      (api) => api.checkout.sessions.create(request, { idempotencyKey }),
      began,
    );
  }
}

function isMissing(answer: StripeAnswer<unknown>, param: string): boolean {
  return !answer.ok && answer.error.code === 'missing' && answer.error.param === param;
}

function plainly({ code }: StripeTrouble): AwayOrMissing {
  return { code: code === 'missing' ? 'not_found' : 'provider_unavailable' };
}

function outcomeOf(answer: StripeAnswer<StripeCheckout>): Result<CheckoutOutcome, AwayOrMissing> {
  if (!answer.ok) return failure(plainly(answer.error));
  const { status, subscription } = answer.value;
  if (status === 'complete' && subscription !== null) {
    return success({ kind: 'paid', subscriptionRef: subscription });
  }
  return success({ kind: status === 'open' ? 'open' : 'closed' });
}
