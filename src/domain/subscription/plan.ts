import { type BillingPeriod, billingPeriods } from './billing-period.ts';
import type { Entitlement } from './feature.ts';

/** A price: `amount` is a decimal text in the currency's main unit, `currency` an ISO 4217 code. */
export interface Price {
  readonly amount: string;
  readonly currency: string;
}

/** One of the choices on the plan page. */
export interface Plan {
  readonly productId: string;
  readonly billingPeriod: BillingPeriod;
  readonly price: Price;
  readonly features: readonly Entitlement[];
}

interface MarketRow {
  readonly currency: string;
  readonly monthly: string;
  readonly yearly: string;
  readonly features: readonly Entitlement[];
}

const inTheUnitedStates = [
  'Network Protection',
  'Data Broker Protection',
  'Identity Theft Restoration',
  'Duck.ai',
] as const satisfies readonly Entitlement[];
const elsewhere = [
  'Network Protection',
  'Global Identity Theft Restoration',
  'Duck.ai',
] as const satisfies readonly Entitlement[];

/**
 * Prices (tax included) and features by market; `eu` covers all euro countries. Adding a market is one row. The row of
 * a market that no country belongs to any more (`marketsOnSale`) stays as long as it has subscribers: `bg`, because
 * Bulgaria pays in euros since 2026.
 */
export const markets = {
  us: { currency: 'USD', monthly: '9.99', yearly: '99.99', features: inTheUnitedStates },
  ca: { currency: 'CAD', monthly: '13.99', yearly: '139.99', features: elsewhere },
  gb: { currency: 'GBP', monthly: '9.99', yearly: '99.99', features: elsewhere },
  eu: { currency: 'EUR', monthly: '9.99', yearly: '99.99', features: elsewhere },
  bg: { currency: 'BGN', monthly: '19.99', yearly: '199.99', features: elsewhere },
  cz: { currency: 'CZK', monthly: '249', yearly: '2490', features: elsewhere },
  dk: { currency: 'DKK', monthly: '89', yearly: '899', features: elsewhere },
  hu: { currency: 'HUF', monthly: '4490', yearly: '44990', features: elsewhere },
  pl: { currency: 'PLN', monthly: '49.99', yearly: '499.99', features: elsewhere },
  ro: { currency: 'RON', monthly: '49.99', yearly: '499.99', features: elsewhere },
  se: { currency: 'SEK', monthly: '129', yearly: '1295', features: elsewhere },
} as const satisfies Record<string, MarketRow>;

/** The name of one row of the price table. */
export type Market = keyof typeof markets;

/** The id of a product. See the wire contract, "Subscription service". */
export type ProductId = `privacy-pro-${BillingPeriod}-${Market}`;

/** The id of the product for a market and billing period. */
export function productIdOf(period: BillingPeriod, market: Market): ProductId {
  return `privacy-pro-${period}-${market}`;
}

/** Parses a product id; null when no such product exists. */
export function parseProductId(
  text: string,
): { readonly period: BillingPeriod; readonly market: Market } | null {
  const match = /^privacy-pro-(monthly|yearly)-([a-z]{2})$/.exec(text);
  const period = billingPeriods.find((known) => known === match?.[1]);
  const market = match?.[2] ?? '';
  if (period === undefined || !isMarket(market)) return null;
  return { period, market };
}

/** The plan a product id stands for; null when no such product exists. */
export function planOf(productId: string): Plan | null {
  const parsed = parseProductId(productId);
  if (parsed === null) return null;
  const row = markets[parsed.market];
  return {
    productId,
    billingPeriod: parsed.period,
    price: { amount: row[parsed.period], currency: row.currency },
    features: row.features,
  };
}

/** Both plans of a market, monthly first. */
export function plansOf(market: Market): readonly Plan[] {
  return billingPeriods.flatMap((period) => planOf(productIdOf(period, market)) ?? []);
}

function isMarket(text: string): text is Market {
  return Object.hasOwn(markets, text);
}
