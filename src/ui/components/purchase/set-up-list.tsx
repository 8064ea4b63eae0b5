import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { planOf } from '../../../domain/subscription/plan.ts';
import { FeatureImage } from '../plan/feature-image.tsx';
import { productTexts } from '../plan/product-texts.ts';
import styles from './set-up-list.module.css';

/** What is in a product, and where each part is switched on. Nothing for a product this site does not know. */
export function SetUpList({ productId }: { readonly productId: string }) {
  const { i18n } = useLingui();
  const features = planOf(productId)?.features ?? [];
  if (features.length === 0) return null;
  return (
    <section aria-labelledby="set-up" className={styles.section}>
      <h2 id="set-up" className={styles.title}>
        <Trans id="account.setUp.title" message="Set it up" />
      </h2>
      <ul role="list" className={styles.list}>
        {features.map((feature) => {
          const texts = productTexts[feature];
          return (
            <li key={feature} className={styles.item}>
              <div className={styles.image}>
                <FeatureImage product={feature} />
              </div>
              <h3 className={styles.name}>{i18n._(texts.name)}</h3>
              <p className={styles.how}>{i18n._({ ...texts.setUp, values: { brand: brand.name } })}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
