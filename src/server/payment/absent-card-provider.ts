import { failure } from '../../domain/result.ts';
import { CardProvider } from './card-provider.ts';

const away = failure({ code: 'provider_unavailable' });

/** Used when no card provider is configured: nothing can be bought and no event is accepted. */
export class AbsentCardProvider extends CardProvider {
  override async openCheckout() {
    return away;
  }
  override async fetchCheckout() {
    return away;
  }
  override async closeCheckout() {
    return away;
  }
  override async openPortal() {
    return away;
  }
  override async fetchSubscription() {
    return away;
  }
  override async cancelSubscription() {
    return away;
  }
  override async setRenewal() {
    return away;
  }
  override async subscriptionOfPayment() {
    return away;
  }
  override async heedFraudWarning() {
    return away;
  }
  override async listEvents() {
    return away;
  }
  override verifyEvent() {
    return failure({ code: 'invalid_signature' });
  }
}
