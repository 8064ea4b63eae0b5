import type { Clock } from '../../clock.ts';
import type { StripeSettings } from '../../config/card-settings.ts';
import type { Logger } from '../../log.ts';
import { connectStripe } from './connect.ts';
import { StripeCardProvider } from './stripe-card-provider.ts';

/**
 * Stripe as the site's card provider; `clock` is the machine's own, which Stripe's signatures are compared with. Never
 * waits for Stripe: the first visitor who pays asks it.
 */
export function openStripe(settings: StripeSettings, clock: Clock, log: Logger): StripeCardProvider {
  return new StripeCardProvider(connectStripe(settings, log), settings, clock, log);
}
