import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { type Market, planOf, productIdOf } from '../../../domain/subscription/plan.ts';
import { formatPrice } from '../../format/money.ts';

/** The subscription's name and price in a market, on one line. */
export function PriceOf({ market }: { readonly market: Market }) {
  const { i18n } = useLingui();
  const monthly = planOf(productIdOf('monthly', market));
  const yearly = planOf(productIdOf('yearly', market));
  if (monthly === null || yearly === null) return null;
  return (
    <Trans
      id="products.priceOf"
      message="{name} Pro, {price} a month or {yearly} a year, tax included"
      values={{
        name: brand.name,
        price: formatPrice(monthly.price, i18n.locale),
        yearly: formatPrice(yearly.price, i18n.locale),
      }}
    />
  );
}
