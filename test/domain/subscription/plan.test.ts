import { describe, expect, it } from 'vitest';
import { isEligible, marketOf, marketsOnSale } from '../../../src/domain/subscription/eligibility.ts';
import { knownEntitlements } from '../../../src/domain/subscription/feature.ts';
import {
  markets,
  parseProductId,
  planOf,
  plansOf,
  productIdOf,
} from '../../../src/domain/subscription/plan.ts';
import eligibility from '../../vectors/eligibility.json' with { type: 'json' };
import prices from '../../vectors/plan.json' with { type: 'json' };

describe('the plans', () => {
  for (const { country, market, currency, monthly, yearly } of prices) {
    it(`cost ${monthly} and ${yearly} ${currency} in ${country}`, () => {
      expect(marketOf(country)).toBe(market);
      const [first, second] = plansOf(marketOf(country) ?? 'us');
      expect(first).toMatchObject({
        productId: `privacy-pro-monthly-${market}`,
        billingPeriod: 'monthly',
        price: { amount: monthly, currency },
      });
      expect(second).toMatchObject({
        productId: `privacy-pro-yearly-${market}`,
        billingPeriod: 'yearly',
        price: { amount: yearly, currency },
      });
    });
  }

  it('have a vector for every market where somebody can subscribe', () => {
    expect(new Set(prices.map(({ market }) => market))).toEqual(new Set(marketsOnSale()));
  });

  it('of Bulgaria before it had the euro are sold to nobody, and stay what their subscribers pay', () => {
    expect(Object.keys(markets).filter((market) => !marketsOnSale().some((one) => one === market))).toEqual([
      'bg',
    ]);
    expect(plansOf('bg').map(({ productId, price }) => [productId, price])).toEqual([
      ['privacy-pro-monthly-bg', { amount: '19.99', currency: 'BGN' }],
      ['privacy-pro-yearly-bg', { amount: '199.99', currency: 'BGN' }],
    ]);
  });

  it('remove personal information in the United States only', () => {
    expect(planOf('privacy-pro-yearly-us')?.features).toEqual([
      'Network Protection',
      'Data Broker Protection',
      'Identity Theft Restoration',
      'Duck.ai',
    ]);
    expect(planOf('privacy-pro-yearly-eu')?.features).toEqual([
      'Network Protection',
      'Global Identity Theft Restoration',
      'Duck.ai',
    ]);
  });

  it('are found by their product id, and by nothing else', () => {
    expect(parseProductId(productIdOf('yearly', 'se'))).toEqual({ period: 'yearly', market: 'se' });
    for (const text of [
      '',
      'privacy-pro-weekly-us',
      'privacy-pro-monthly-fr',
      'privacy-pro-monthly-US',
      'privacy-pro-monthly-us ',
    ]) {
      expect(parseProductId(text)).toBeNull();
      expect(planOf(text)).toBeNull();
    }
  });

  it('are named by the whole id and nothing around it', () => {
    for (const text of ['xprivacy-pro-monthly-us', 'privacy-pro-monthly-usx', ' privacy-pro-monthly-us']) {
      expect(planOf(text)).toBeNull();
    }
  });

  it('show only features this site knows, each once', () => {
    expect(knownEntitlements(['Duck.ai', 'Time Travel', 'Duck.ai', 'toString'])).toEqual(['Duck.ai']);
  });
});

describe('the subscription is sold', () => {
  it('in 30 countries', () => expect(eligibility.eligible).toHaveLength(30));

  for (const country of eligibility.eligible) {
    it(`in ${country}`, () => {
      expect(isEligible(country)).toBe(true);
      expect(isEligible(country.toLowerCase())).toBe(true);
    });
  }

  for (const country of eligibility.notEligible) {
    it(`not in ${JSON.stringify(country)}`, () => expect(isEligible(country)).toBe(false));
  }
});
