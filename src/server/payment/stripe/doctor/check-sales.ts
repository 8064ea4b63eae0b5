import type { StripeClient } from '../stripe-client.ts';
import { SyncPortals } from '../sync-portals.ts';
import { type PriceLine, SyncPrices } from '../sync-prices.ts';
import { type Finding, failed, passed, unanswered } from './finding.ts';

const wrongPrices: Readonly<
  Record<Exclude<PriceLine['found'], 'as it should be'>, readonly [string, string]>
> = {
  missing: ['it is missing: it cannot be bought', 'npm run stripe -- prices'],
  other: ['it charges something else than our pages say', 'npm run stripe -- prices --replace'],
  'other product': [
    'it is on another product than the market’s other price: subscribers cannot switch the period',
    'npm run stripe -- prices --replace',
  ],
  'archived product': [
    'its product is archived: it cannot be bought',
    'unarchive the product in the dashboard under Product catalog',
  ],
};

/** Checks that each of our products has its price, and that Stripe sells it. */
export async function checkPrices(stripe: StripeClient): Promise<readonly Finding[]> {
  const lines = await new SyncPrices(stripe).execute({ make: false, replace: false });
  if (!lines.ok) return [unanswered('prices', lines.error)];
  return lines.value.map(({ productId, found }) => {
    const what = `price: ${productId}`;
    return found === 'as it should be' ? passed(what) : failed(what, ...wrongPrices[found]);
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
      found === 'no prices' ? 'see its prices, then npm run stripe -- portal' : 'npm run stripe -- portal',
    );
  });
}
