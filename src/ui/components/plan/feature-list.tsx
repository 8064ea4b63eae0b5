import { Trans, useLingui } from '@lingui/react';
import type { Entitlement } from '../../../domain/subscription/feature.ts';
import { FeatureImage } from './feature-image.tsx';
import styles from './feature-list.module.css';
import { featureNames } from './feature-names.ts';
import { productTexts } from './product-texts.ts';

/** Where a product is sold; without a region, everywhere. CSS shows the ones for the visitor's market. */
const plates = [
  { product: 'Network Protection', region: undefined },
  { product: 'Data Broker Protection', region: 'us' },
  { product: 'Identity Theft Restoration', region: 'us' },
  { product: 'Global Identity Theft Restoration', region: 'elsewhere' },
  { product: 'Duck.ai', region: undefined },
] as const satisfies readonly { product: Entitlement; region: 'us' | 'elsewhere' | undefined }[];

/** The products of a subscription, one plate each, as in a field guide. */
export function FeatureList() {
  const { i18n } = useLingui();
  return (
    <section className={styles.section} aria-labelledby="features">
      <h2 id="features" className={styles.title}>
        <Trans id="pro.features.title" message="What’s included" />
      </h2>
      <ul role="list" className={styles.plates}>
        {plates.map(({ product, region }) => {
          const texts = productTexts[product];
          return (
            <li key={product} className={styles.plate} data-region={region}>
              <div className={styles.image}>
                <FeatureImage product={product} />
              </div>
              <h3 className={styles.name}>{i18n._(featureNames[product])}</h3>
              <p className={styles.sentence}>{i18n._(texts.sentence)}</p>
              <p className={styles.limit}>{i18n._(texts.limit)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
