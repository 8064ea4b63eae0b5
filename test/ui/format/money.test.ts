import { describe, expect, it } from 'vitest';
import { markets, type Plan, planOf, productIdOf } from '../../../src/domain/subscription/plan.ts';
import { compareYearly, formatPrice, twelveMonths } from '../../../src/ui/format/money.ts';

function plan(productId: string): Plan {
  const found = planOf(productId);
  if (found === null) throw new Error(`no plan ${productId}`);
  return found;
}

describe('formatPrice', () => {
  it.each([
    ['99.99', 'USD', 'en', '$99.99'],
    ['99.99', 'EUR', 'de', '99,99\u00a0€'],
    ['4490', 'HUF', 'en', 'HUF\u00a04,490'],
    ['2490', 'CZK', 'de', '2.490\u00a0CZK'],
    ['13.99', 'CAD', 'en', 'CA$13.99'],
  ])('writes %s %s for a reader of %s as %s', (amount, currency, locale, text) => {
    expect(formatPrice({ amount, currency }, locale)).toBe(text);
  });
});

describe('compareYearly', () => {
  it('tells what a year saves against twelve months, to the cent, and rounds a month up', () => {
    expect(compareYearly(plan('privacy-pro-yearly-us'), plan('privacy-pro-monthly-us'))).toEqual({
      perMonth: { amount: '8.34', currency: 'USD' },
      saving: { amount: '19.89', currency: 'USD' },
    });
  });

  it('rounds a month up to what the currency is written in, so that twelve of them are not less than the year', () => {
    const { perMonth } = compareYearly(plan('privacy-pro-yearly-hu'), plan('privacy-pro-monthly-hu'));
    expect(formatPrice(perMonth, 'en')).toBe('HUF\u00a03,750');
  });

  it('promises no saving where a year costs as much as twelve months', () => {
    const monthly = plan('privacy-pro-monthly-eu');
    const dear: Plan = { ...plan('privacy-pro-yearly-eu'), price: { amount: '119.88', currency: 'EUR' } };
    expect(compareYearly(dear, monthly).saving).toBeNull();
  });

  it.each(Object.keys(markets) as (keyof typeof markets)[])('adds up in market %s', (market) => {
    const monthly = plan(productIdOf('monthly', market));
    const yearly = plan(productIdOf('yearly', market));
    const saving = Number(compareYearly(yearly, monthly).saving?.amount ?? 0);
    expect(Number(yearly.price.amount) + saving).toBeCloseTo(Number(twelveMonths(monthly).amount), 5);
  });
});
