import { Trans, useLingui } from '@lingui/react';
import type { Plan } from '../../../domain/subscription/plan.ts';
import { formatDay } from '../../format/dates.ts';
import { formatPrice } from '../../format/money.ts';
import styles from './trial-line.module.css';

const day = 86_400_000;

interface TrialLineProps {
  readonly plan: Plan;
  readonly days: number;
  /** The present time, in milliseconds since the epoch. */
  readonly now: number;
}

/** What the trial costs and when: one sentence, and the same as a line from today to the first charge. */
export function TrialLine({ plan, days, now }: TrialLineProps) {
  const { i18n } = useLingui();
  const price = formatPrice(plan.price, i18n.locale);
  const date = formatDay(now + days * day, i18n.locale);
  return (
    <div className={styles.trial}>
      <p className={styles.terms}>
        {plan.billingPeriod === 'yearly' ? (
          <Trans
            id="pro.trial.thenYearly"
            message="{days, plural, one {# day} other {# days}} free, then {price} a year."
            values={{ days, price }}
          />
        ) : (
          <Trans
            id="pro.trial.thenMonthly"
            message="{days, plural, one {# day} other {# days}} free, then {price} a month."
            values={{ days, price }}
          />
        )}
      </p>
      <span className={styles.line} aria-hidden="true">
        <span className={styles.free} />
        <span className={styles.stop} />
        <span className={styles.paid} />
      </span>
      <p className={styles.dates}>
        <span>
          <Trans id="pro.trial.today" message="Today: nothing" />
        </span>
        <span>
          <Trans id="pro.trial.firstCharge" message="First charge on {date}" values={{ date }} />
        </span>
      </p>
    </div>
  );
}
