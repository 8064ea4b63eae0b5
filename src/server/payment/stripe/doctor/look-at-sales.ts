import type { StripeClient } from '../stripe-client.ts';
import { SyncPortals } from '../sync-portals.ts';
import { SyncPrices } from '../sync-prices.ts';
import { type Finding, ill, unread, well } from './finding.ts';

/** Checks that each of our products has its price. */
export async function lookAtPrices(stripe: StripeClient): Promise<readonly Finding[]> {
  const lines = await new SyncPrices(stripe).execute({ make: false, replace: false });
  if (!lines.ok) return [unread('prices', lines.error)];
  return lines.value.map(({ productId, found }) => {
    const what = `price: ${productId}`;
    if (found === 'as it should be') return well(what);
    return found === 'missing'
      ? ill(what, 'it is missing: it cannot be bought', 'npm run stripe -- prices')
      : ill(what, 'it charges something else than our pages say', 'npm run stripe -- prices --replace');
  });
}

/** Checks that each market has its portal. */
export async function lookAtPortals(stripe: StripeClient): Promise<readonly Finding[]> {
  const lines = await new SyncPortals(stripe).execute(false);
  if (!lines.ok) return [unread('portals', lines.error)];
  return lines.value.map(({ market, found }) => {
    const what = `portal: ${market}`;
    if (found === 'as it should be') return well(what);
    const wrong = {
      missing: 'it is missing: subscribers cannot switch the period',
      other: 'it lets subscribers do something else than we expect, or links other pages',
      'no prices': 'there are no prices that it could offer',
    }[found];
    return ill(what, wrong, found === 'no prices' ? 'npm run stripe -- prices' : 'npm run stripe -- portal');
  });
}
