import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { DevModule } from './dev/dev-module.ts';
import type { Logger } from './log.ts';
import { AbsentCardProvider } from './payment/absent-card-provider.ts';
import type { CardProvider } from './payment/card-provider.ts';

/** The configured card provider. Stripe's SDK is loaded only if it is used. */
export async function openCardProvider(
  config: Config,
  machineClock: Clock,
  log: Logger,
  dev: DevModule | null,
): Promise<CardProvider> {
  if (config.cards.kind === 'stripe') {
    const { openStripe } = await import('./payment/stripe/open-stripe.ts');
    return openStripe(config.cards, machineClock, log);
  }
  return config.cards.kind === 'simulator' && dev !== null ? dev.provider : new AbsentCardProvider();
}
