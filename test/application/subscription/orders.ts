import { planOf } from '../../../src/domain/subscription/plan.ts';
import { plan } from '../../support/build.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';

export const monthly = { plan: plan(), locale: 'en' } as const;
export const yearly = { plan: planOf('privacy-pro-yearly-us') ?? plan(), locale: 'en' } as const;

export function checkouts(site: ReturnType<typeof memorySite>) {
  return Object.values(site.world.subscriptions.state.checkouts);
}

/** The origin of each order, null for none. */
export function originsOf(site: ReturnType<typeof memorySite>) {
  return checkouts(site).map(({ origin }) => origin);
}

/** A page of a signed-in visitor whose account has had its trial and has no subscription any more. */
export async function hadTrial(address: string) {
  const site = memorySite();
  const { app } = await signedInAs(site, site.browser().tab(address), 'lena@example.com');
  site.world.subscriptions.state.hadTrial.push(...Object.keys(site.world.auth.state.accounts));
  return { site, app };
}
