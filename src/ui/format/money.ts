import type { Plan, Price } from '../../domain/subscription/plan.ts';

/**
 * Formats a price for a locale. Whole amounts have no decimals (`4490 Ft`, but `$9.99`).
 * @example formatPrice({ amount: '99.99', currency: 'EUR' }, 'de') // '99,99 €'
 */
export function formatPrice(price: Price, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: price.currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(Number(price.amount));
}

/** What a yearly plan costs per month, and what it saves over twelve monthly payments; null if it saves nothing. */
export interface YearlyComparison {
  readonly perMonth: Price;
  readonly saving: Price | null;
}

/**
 * Compares a yearly plan with the monthly one of the same market. Sums are exact to the hundredth; the monthly price is
 * rounded up to the smallest amount that {@link formatPrice} displays in the currency.
 */
export function compareYearly(yearly: Plan, monthly: Plan): YearlyComparison {
  const { currency } = yearly.price;
  const year = hundredths(yearly.price);
  const step = smallestWritten(currency);
  const difference = hundredths(monthly.price) * 12 - year;
  return {
    perMonth: { amount: inUnits(Math.ceil(year / 12 / step) * step), currency },
    saving: difference > 0 ? { amount: inUnits(difference), currency } : null,
  };
}

/** The price of twelve monthly payments. */
export function twelveMonths(monthly: Plan): Price {
  return { amount: inUnits(hundredths(monthly.price) * 12), currency: monthly.price.currency };
}

/** In hundredths: 1 for cents, 100 for forints, which are displayed without decimals. */
function smallestWritten(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return 10 ** (2 - maximumFractionDigits);
}

function hundredths(price: Price): number {
  return Math.round(Number(price.amount) * 100);
}

function inUnits(sum: number): string {
  return (sum / 100).toFixed(2);
}
