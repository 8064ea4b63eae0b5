import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { isSubscribed } from '../../../domain/subscription/subscription.ts';
import { useApp, useOffers, useSubscription } from '../../hooks/use-app.ts';
import layout from '../layout.module.css';
import { FeatureList } from './feature-list.tsx';
import { OfferPanel } from './offer-panel.tsx';
import styles from './plan-page.module.css';
import { PurchasePath } from './purchase-path.tsx';
import { type PaymentOutcome, ReturnNotice } from './return-notice.tsx';
import { UnderCover } from './under-cover.tsx';

/** Plans and prices. `payment` is how a visit to the card provider ended, if it ended without a purchase. */
export function PlanPage({ payment }: { readonly payment: PaymentOutcome | null }) {
  const { app, locale } = useApp();
  const offers = useOffers(app);
  const subscription = useSubscription(app);
  const subscribed = subscription.kind === 'there' && isSubscribed(subscription.subscription);
  const features = offers.kind === 'offers' ? (offers.plans[0]?.features ?? null) : null;
  return (
    <>
      <div className={styles.hero}>
        <div className={`${layout.page} ${styles.top}`}>
          {payment !== null && (
            <div className={styles.notice}>
              <ReturnNotice payment={payment} />
            </div>
          )}
          <div className={styles.words}>
            <h1 className={styles.title}>
              <Trans id="pro.hero.title" message="Take cover beyond the browser" />
            </h1>
            <p className={layout.lead}>
              <Trans
                id="pro.hero.lead"
                message="{brand} Pro adds a VPN, help when your identity is stolen and more private AI chat. In the United States it also takes you off people-search sites."
                values={{ brand: brand.name }}
              />
            </p>
          </div>
          <div className={styles.scene}>
            <UnderCover className={styles.picture} />
          </div>
          <div className={styles.offer}>
            <OfferPanel app={app} locale={locale} />
          </div>
        </div>
        <div className={styles.water} />
      </div>
      {offers.kind !== 'not-available' && (
        <div className={`${layout.page} ${styles.below}`}>
          <FeatureList features={features} />
          {!subscribed && <PurchasePath />}
        </div>
      )}
    </>
  );
}
