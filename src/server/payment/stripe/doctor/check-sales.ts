import type { StripeClient } from '../stripe-client.ts';
import { SyncPortals } from '../sync-portals.ts';
import { SyncPrices } from '../sync-prices.ts';
import { type Finding, failed, passed, unanswered } from './finding.ts';

/** Checks that each of our products has its price. */
export async function checkPrices(stripe: StripeClient): Promise<readonly Finding[]> {
  const lines = await new SyncPrices(stripe).execute({ make: false, replace: false });
  if (!lines.ok) return [unanswered('prices', lines.error)];
  return lines.value.map(({ productId, found }) => {
    const what = `price: ${productId}`;
    if (found === 'as it should be') return passed(what);
    return found === 'missing'
      ? failed(what, 'it is missing: it cannot be bought', 'npm run stripe -- prices')
      : failed(what, 'it charges something else than our pages say', 'npm run stripe -- prices --replace');
  });
}

/** Checks that each market has its portal. */
export async function checkPortals(stripe: StripeClient): Promise<readonly Finding[]> {
  const lines = await new SyncPortals(stripe).execute(false);
  if (!lines.ok) return [unanswered('portals', lines.error)];
  return lines.value.map(({ market, found }) => {
    const what = `portal: ${market}`;
    if (found === 'as it should be') return passed(what);
    const wrong = {
      missing: 'it is missing: subscribers cannot switch the period',
      other: 'it lets subscribers do something else than we expect, or links other pages',
      'no prices': 'there are no prices that it could offer',
    }[found];
    return failed(
      what,
      wrong,
      found === 'no prices' ? 'npm run stripe -- prices' : 'npm run stripe -- portal',
    );
  });
}
