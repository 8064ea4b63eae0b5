import { Trans } from '@lingui/react';
import type { HostPlan } from '../../../domain/subscription/host-offer.ts';
import styles from './plan-card.module.css';

/** A plan's price as formatted by the app's store. */
export function HostPrice({ plan }: { readonly plan: HostPlan }) {
  const { billingPeriod, displayPrice: price } = plan;
  const components = { 0: <strong className={styles.sum} /> };
  return (
    <span className={styles.price}>
      {billingPeriod === 'yearly' ? (
        <Trans
          id="pro.plan.perYear"
          message="<0>{price}</0> a year"
          values={{ price }}
          components={components}
        />
      ) : (
        <Trans
          id="pro.plan.perMonth"
          message="<0>{price}</0> a month"
          values={{ price }}
          components={components}
        />
      )}
    </span>
  );
}
