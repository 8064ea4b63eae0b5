import { Trans, useLingui } from '@lingui/react';
import { type BillingPeriod, billingPeriods } from '../../../domain/subscription/billing-period.ts';
import type { Plan } from '../../../domain/subscription/plan.ts';
import { formatPrice } from '../../format/money.ts';
import { EachMarket } from './each-market.tsx';
import type { PlansOf } from './plans-shown.ts';
import styles from './purchase-terms.module.css';
import { EachTrial } from './trial-days.tsx';

/** What it costs, when the first and next charges are due, and how it ends: all in one place, above the button. */
export function PurchaseTerms({ plansOf }: { readonly plansOf: PlansOf }) {
  return (
    <div className={styles.terms}>
      <p className={styles.title}>
        <EachTrial none={<Trans id="pro.terms.noTrial" message="First payment today" />}>
          {(days) => (
            <Trans
              id="pro.terms.free"
              message="{days, plural, one {#-day free trial} other {#-day free trial}}"
              values={{ days }}
            />
          )}
        </EachTrial>
      </p>
      <div className={styles.trial}>
        <span className={styles.line} aria-hidden="true">
          <span className={styles.here} />
          <span className={styles.way} />
          <span className={styles.charge} />
        </span>
        <p className={styles.dates}>
          <span>
            <Trans id="pro.terms.today" message="Today: nothing to pay" />
          </span>
          <span>
            <EachTrial>
              {(days) => (
                <Trans
                  id="pro.terms.first"
                  message="{days, plural, one {First payment in # day} other {First payment in # days}}"
                  values={{ days }}
                />
              )}
            </EachTrial>
          </span>
        </p>
        <p className={styles.spent}>
          <Trans
            id="pro.terms.spent"
            message="You have used your free trial, so you will be charged when you subscribe."
          />
        </p>
      </div>
      {billingPeriods.map((period) => (
        <p key={period} className={styles.renewal} data-period={period}>
          <EachMarket>{(market) => <Renewal period={period} plan={plansOf(market)[period]} />}</EachMarket>
        </p>
      ))}
      <p className={styles.end}>
        <Trans id="pro.terms.cancel" message="You can cancel online at any time." />
      </p>
    </div>
  );
}

function Renewal({ period, plan }: { readonly period: BillingPeriod; readonly plan: Plan }) {
  const { i18n } = useLingui();
  const price = formatPrice(plan.price, i18n.locale);
  return period === 'yearly' ? (
    <Trans
      id="pro.terms.yearly"
      message="Renews at {price} a year, tax included, until you cancel."
      values={{ price }}
    />
  ) : (
    <Trans
      id="pro.terms.monthly"
      message="Renews at {price} a month, tax included, until you cancel."
      values={{ price }}
    />
  );
}
