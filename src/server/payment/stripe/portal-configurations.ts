import { failure, success } from '../../../domain/result.ts';
import { portalMarket } from './portal-wish.ts';
import { listOf, type PortalConfiguration, PortalConfigurationShape } from './shapes.ts';
import type { StripeAnswer, StripeClient } from './stripe-client.ts';

const mostConfigurations = 100;

/** The active portal configurations of our markets, by market. Others are not ours and left out. */
export async function portalConfigurations(
  stripe: StripeClient,
  began?: number,
): Promise<StripeAnswer<ReadonlyMap<string, PortalConfiguration>>> {
  const listed = await stripe.ask(
    listOf(PortalConfigurationShape),
    (api) =>
      api.billingPortal.configurations.list({
        active: true,
        limit: mostConfigurations,
        expand: ['data.features.subscription_update.products'],
      }),
    began,
  );
  if (!listed.ok) return failure(listed.error);
  const named = listed.value.data.flatMap((configuration) => {
    const market = configuration.metadata?.[portalMarket];
    return market === undefined ? [] : [[market, configuration] as const];
  });
  return success(new Map(named));
}
