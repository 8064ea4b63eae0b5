import { Trans, useLingui } from '@lingui/react';
import type { Plan } from '../../../domain/subscription/plan.ts';
import { compareYearly, formatPrice, twelveMonths } from '../../format/money.ts';
import styles from './plan-card.module.css';

interface PlanOptionProps {
  readonly plan: Plan;
  /** The monthly plan of the same market, which the yearly one is compared with; null when it is not on sale. */
  readonly monthly: Plan | null;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

/** One plan as a choice: how often, how much, and what that means over the other plan's time. */
export function PlanOption({ plan, monthly, checked, disabled, onChoose }: PlanOptionProps) {
  const { i18n } = useLingui();
  const price = formatPrice(plan.price, i18n.locale);
  const yearly = plan.billingPeriod === 'yearly';
  return (
    <label className={styles.option}>
      <input
        className={styles.radio}
        type="radio"
        name="plan"
        value={plan.billingPeriod}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <span className={styles.period}>
        {yearly ? (
          <Trans id="pro.plan.yearly" message="Yearly" />
        ) : (
          <Trans id="pro.plan.monthly" message="Monthly" />
        )}
      </span>
      <span className={styles.price}>
        {yearly ? (
          <Trans
            id="pro.plan.perYear"
            message="<0>{price}</0> a year"
            values={{ price }}
            components={{ 0: <strong className={styles.sum} /> }}
          />
        ) : (
          <Trans
            id="pro.plan.perMonth"
            message="<0>{price}</0> a month"
            values={{ price }}
            components={{ 0: <strong className={styles.sum} /> }}
          />
        )}
      </span>
      <span className={styles.note}>
        {yearly ? <YearlyNote plan={plan} monthly={monthly} /> : <MonthlyNote plan={plan} />}
      </span>
    </label>
  );
}

function YearlyNote({ plan, monthly }: { readonly plan: Plan; readonly monthly: Plan | null }) {
  const { i18n } = useLingui();
  if (monthly === null) return null;
  const { perMonth, saving } = compareYearly(plan, monthly);
  const month = formatPrice(perMonth, i18n.locale);
  if (saving === null)
    return <Trans id="pro.plan.yearlyMonth" message="That is {month} a month." values={{ month }} />;
  return (
    <Trans
      id="pro.plan.yearlySaving"
      message="{month} a month, and {saving} less than twelve monthly payments."
      values={{ month, saving: formatPrice(saving, i18n.locale) }}
    />
  );
}

function MonthlyNote({ plan }: { readonly plan: Plan }) {
  const { i18n } = useLingui();
  return (
    <Trans
      id="pro.plan.monthlyYear"
      message="That is {year} over twelve months."
      values={{ year: formatPrice(twelveMonths(plan), i18n.locale) }}
    />
  );
}
