import { Trans, useLingui } from '@lingui/react';
import type { BillingPeriod } from '../../../domain/subscription/billing-period.ts';
import type { Plan } from '../../../domain/subscription/plan.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import { compareYearly, formatPrice, twelveMonths } from '../../format/money.ts';
import { EachMarket } from './each-market.tsx';
import styles from './plan-card.module.css';
import type { PlansOf } from './plans-shown.ts';

interface PlanOptionProps {
  readonly period: BillingPeriod;
  readonly plansOf: PlansOf;
  /** Selected initially. The control keeps what the visitor chooses, even while the page's code is still loading. */
  readonly first: boolean;
}

/** A plan to choose: billing period, price, and what that comes to over the other plan's period. */
export function PlanOption({ period, plansOf, first }: PlanOptionProps) {
  return (
    <label className={styles.option}>
      <input
        {...eventAttributes('subscription_price_click', { period })}
        className={styles.radio}
        type="radio"
        name="plan"
        value={period}
        defaultChecked={first}
      />
      <span className={styles.period}>
        {period === 'yearly' ? (
          <Trans id="pro.plan.yearly" message="Yearly" />
        ) : (
          <Trans id="pro.plan.monthly" message="Monthly" />
        )}
      </span>
      <span className={styles.price}>
        <EachMarket>{(market) => <Sum plan={plansOf(market)[period]} />}</EachMarket>
      </span>
      <span className={styles.note}>
        <EachMarket>
          {(market) =>
            period === 'yearly' ? (
              <YearlyNote {...plansOf(market)} />
            ) : (
              <MonthlyNote plan={plansOf(market).monthly} />
            )
          }
        </EachMarket>
      </span>
    </label>
  );
}

function Sum({ plan }: { readonly plan: Plan }) {
  const { i18n } = useLingui();
  const price = formatPrice(plan.price, i18n.locale);
  const components = { 0: <strong className={styles.sum} /> };
  return plan.billingPeriod === 'yearly' ? (
    <Trans id="pro.plan.perYear" message="<0>{price}</0> a year" values={{ price }} components={components} />
  ) : (
    <Trans
      id="pro.plan.perMonth"
      message="<0>{price}</0> a month"
      values={{ price }}
      components={components}
    />
  );
}

function YearlyNote({ yearly, monthly }: { readonly yearly: Plan; readonly monthly: Plan }) {
  const { i18n } = useLingui();
  const { perMonth, saving } = compareYearly(yearly, monthly);
  const month = formatPrice(perMonth, i18n.locale);
  if (saving === null)
    return <Trans id="pro.plan.yearlyMonth" message="{month} a month" values={{ month }} />;
  return (
    <Trans
      id="pro.plan.yearlySaving"
      message="{month} a month. You save {saving}."
      values={{ month, saving: formatPrice(saving, i18n.locale) }}
    />
  );
}

function MonthlyNote({ plan }: { readonly plan: Plan }) {
  const { i18n } = useLingui();
  return (
    <Trans
      id="pro.plan.monthlyYear"
      message="{year} over 12 months"
      values={{ year: formatPrice(twelveMonths(plan), i18n.locale) }}
    />
  );
}
