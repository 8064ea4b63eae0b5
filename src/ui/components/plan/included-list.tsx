import { Trans, useLingui } from '@lingui/react';
import { ByRegion } from './each-market.tsx';
import styles from './plan-card.module.css';
import { productTexts } from './product-texts.ts';

/** What the plan includes, one item per line. Every market has as many lines, so that nothing moves once it is known. */
export function IncludedList() {
  const { i18n } = useLingui();
  const line = (product: keyof typeof productTexts) => i18n._(productTexts[product].included);
  return (
    <ul
      className={styles.included}
      role="list"
      aria-label={i18n._({ id: 'pro.plan.included', message: 'Included' })}
    >
      <li>{line('Network Protection')}</li>
      <li>
        <ByRegion
          us={line('Identity Theft Restoration')}
          elsewhere={line('Global Identity Theft Restoration')}
        />
      </li>
      <li>{line('Duck.ai')}</li>
      <li className={styles.regional}>
        <ByRegion
          us={line('Data Broker Protection')}
          elsewhere={
            <Trans id="pro.plan.usOnly" message="Personal information removal is only available in the US" />
          }
        />
      </li>
    </ul>
  );
}
