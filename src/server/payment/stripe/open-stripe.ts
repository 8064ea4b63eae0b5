import type { Clock } from '../../clock.ts';
import type { StripeSettings } from '../../config/card-settings.ts';
import type { Logger } from '../../log.ts';
import { connectStripe } from './connect.ts';
import { StripeCardProvider } from './stripe-card-provider.ts';

/**
 * Makes Stripe the site's card provider; `clock` must be the machine's own, to check Stripe's signatures against. Never waits
 * for Stripe: the first request is made for the first visitor who pays.
 */
export function openStripe(settings: StripeSettings, clock: Clock, log: Logger): StripeCardProvider {
  return new StripeCardProvider(connectStripe(settings, log), settings, clock, log);
}
