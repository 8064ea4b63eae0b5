import { brand } from '../../domain/brand.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { BillingPeriod } from '../../domain/subscription/billing-period.ts';
import { type EligibleRegion, eligibleRegions } from '../../domain/subscription/eligibility.ts';
import { plansOf } from '../../domain/subscription/plan.ts';
import { regionOfLanguage } from '../format/region-of-language.ts';
import { addressOf, type Thing } from './thing.ts';

interface Product extends Thing {
  readonly '@type': 'Product';
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly image: string;
  readonly brand: { readonly '@type': 'Brand'; readonly name: string };
  readonly offers: readonly Offer[];
}

interface Offer extends Thing {
  readonly '@type': 'Offer';
  readonly price: string;
  readonly priceCurrency: string;
  readonly priceSpecification: {
    readonly '@type': 'UnitPriceSpecification';
    readonly price: string;
    readonly priceCurrency: string;
    readonly unitCode: (typeof unitCodes)[BillingPeriod];
    readonly valueAddedTaxIncluded: true;
  };
  readonly availability: 'https://schema.org/InStock';
  readonly eligibleRegion: EligibleRegion;
}

/** UN/CEFACT codes for month and year. */
const unitCodes = { monthly: 'MON', yearly: 'ANN' } as const;

/** The subscription with its plans, at the prices that the page shows before it knows the visitor's country. */
export function subscriptionProduct(given: {
  readonly locale: Locale;
  /** In the page's language. */
  readonly description: string;
}): Product {
  const region = regionOfLanguage(given.locale);
  return {
    '@type': 'Product',
    name: `${brand.name} Pro`,
    description: given.description,
    url: addressOf(given.locale, '/pro'),
    image: `${brand.site}/icon-512.png`,
    brand: { '@type': 'Brand', name: brand.name },
    offers: plansOf(eligibleRegions[region]).map(({ billingPeriod, price }) => ({
      '@type': 'Offer',
      price: price.amount,
      priceCurrency: price.currency,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: price.amount,
        priceCurrency: price.currency,
        unitCode: unitCodes[billingPeriod],
        valueAddedTaxIncluded: true,
      },
      availability: 'https://schema.org/InStock',
      eligibleRegion: region,
    })),
  };
}
