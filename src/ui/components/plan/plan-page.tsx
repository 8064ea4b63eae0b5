import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import planFirstPaint from '../../first-paint/plan-page.ts?inline-script';
import { useLocale } from '../../hooks/use-locale.ts';
import layout from '../layout.module.css';
import { QuestionList } from '../parts/question-list.tsx';
import { Section } from '../parts/section.tsx';
import { FeatureList } from './feature-list.tsx';
import { FreeAndPro } from './free-and-pro.tsx';
import { PlanOffer } from './plan-offer.tsx';
import styles from './plan-page.module.css';
import { planQuestions } from './plan-questions.ts';
import { PrivateSubscription } from './private-subscription.tsx';
import { Promo } from './promo.tsx';
import { PurchasePath } from './purchase-path.tsx';
import { ReturnNotices } from './return-notice.tsx';
import { UnderCover } from './under-cover.tsx';

/** Plans and prices: a static page in which buying is an island. */
export function PlanPage() {
  const locale = useLocale();
  return (
    <>
      {/* The finish step moves it into the head. */}
      <script dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? planFirstPaint : '' }} />
      <div className={styles.hero}>
        <div className={`${layout.page} ${styles.top}`}>
          <Promo type="PROMO" />
          <ReturnNotices />
          <div className={styles.columns}>
            <div className={styles.words}>
              <h1 className={styles.title}>
                <Trans id="pro.hero.title" message="Protection beyond the browser" />
              </h1>
              <p className={layout.lead}>
                <Trans
                  id="pro.hero.lead"
                  message="{brand} Pro adds a VPN, help after identity theft, and newer AI models with a higher daily limit. In the US, it also asks people-search sites to remove your personal information."
                  values={{ brand: brand.name }}
                />
              </p>
              <Promo type="FOCUSED" />
            </div>
            <div className={styles.scene}>
              <UnderCover className={styles.image} />
            </div>
            <div className={styles.offer} data-island="plan-offer" data-island-for="session">
              <PlanOffer locale={locale} />
            </div>
            <div className={styles.next}>
              <PurchasePath />
            </div>
          </div>
        </div>
        <div className={styles.water} />
      </div>
      <div className={`${layout.page} ${styles.below}`}>
        <FeatureList />
        <FreeAndPro />
      </div>
      <div className={styles.byCard}>
        <PrivateSubscription />
        <Section
          id="questions"
          title={<Trans id="pro.questions.title" message="Before you subscribe" />}
          share="most"
          beside={<QuestionList questions={planQuestions} />}
        />
      </div>
    </>
  );
}
