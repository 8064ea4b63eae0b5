import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { planOf } from '../../../domain/subscription/plan.ts';

/** The plan's name with its period, such as "Mallard Pro, yearly"; only the name for a product this site does not know. */
export function PlanName({ productId }: { readonly productId: string }) {
  const values = { brand: brand.name };
  switch (planOf(productId)?.billingPeriod) {
    case 'yearly':
      return <Trans id="manage.plan.yearly" message="{brand} Pro, yearly" values={values} />;
    case 'monthly':
      return <Trans id="manage.plan.monthly" message="{brand} Pro, monthly" values={values} />;
    default:
      return <Trans id="manage.plan.other" message="{brand} Pro" values={values} />;
  }
}
