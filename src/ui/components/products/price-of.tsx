import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { type ProductId, planOf } from '../../../domain/subscription/plan.ts';
import { formatPrice } from '../../format/money.ts';

/** What a monthly plan is called and costs, as one line. */
export function PriceOf({ productId }: { readonly productId: ProductId }) {
  const { i18n } = useLingui();
  const plan = planOf(productId);
  if (plan === null) return null;
  return (
    <Trans
      id="products.priceOf"
      message="{name} Pro, {price} a month"
      values={{ name: brand.name, price: formatPrice(plan.price, i18n.locale) }}
    />
  );
}
