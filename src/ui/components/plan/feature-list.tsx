import { Trans, useLingui } from '@lingui/react';
import type { Entitlement } from '../../../domain/subscription/feature.ts';
import styles from './feature-list.module.css';
import { FeaturePicture } from './feature-picture.tsx';
import { productTexts } from './product-texts.ts';

/** What every visitor's plan holds, for as long as the country is not known. */
const everywhere = ['Network Protection', 'Global Identity Theft Restoration', 'Duck.ai'] as const;

/** The products of a subscription, one plate each, as in a field guide. `features` is null while they are not known. */
export function FeatureList({ features }: { readonly features: readonly Entitlement[] | null }) {
  const { i18n } = useLingui();
  return (
    <section className={styles.section} aria-labelledby="features">
      <h2 id="features" className={styles.title}>
        <Trans id="pro.features.title" message="What you get, and what we leave alone" />
      </h2>
      <ul role="list" className={styles.plates}>
        {(features ?? everywhere).map((product) => {
          const texts = productTexts[product];
          return (
            <li key={texts.name.id} className={styles.plate}>
              <div className={styles.picture}>
                <FeaturePicture product={product} />
              </div>
              <h3 className={styles.name}>{i18n._(texts.name)}</h3>
              <p className={styles.sentence}>{i18n._(texts.sentence)}</p>
              <p className={styles.limit}>{i18n._(texts.limit)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
