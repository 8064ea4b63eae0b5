import { Trans, useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import type { BillingPeriod, Plan } from '../../../domain/subscription/plan.ts';
import { formatPrice } from '../../format/money.ts';
import { Button } from '../parts/button.tsx';
import styles from './plan-card.module.css';
import { PlanOption } from './plan-option.tsx';
import { productTexts } from './product-texts.ts';
import { TrialLine } from './trial-line.tsx';

interface PlanFormProps {
  readonly plans: readonly Plan[];
  readonly trialDays: number;
  /** The present time, in milliseconds since the epoch. */
  readonly now: number;
  /** The checkout is being opened: nothing can be changed any more. */
  readonly busy: boolean;
  /** Stands above the button: what went wrong at the last try. */
  readonly problem: ReactNode;
  readonly onSubmit: (plan: Plan) => void;
}

/** The choice between the plans, what is in the chosen one, what it costs when, and the one action of the page. */
export function PlanForm({ plans, trialDays, now, busy, problem, onSubmit }: PlanFormProps) {
  const { i18n } = useLingui();
  const [period, setPeriod] = useState<BillingPeriod>('yearly');
  const chosen = plans.find((plan) => plan.billingPeriod === period) ?? plans[0];
  const monthly = plans.find((plan) => plan.billingPeriod === 'monthly') ?? null;
  if (chosen === undefined) return null;
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit(chosen);
      }}
    >
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>
          <Trans id="pro.plan.legend" message="How do you want to pay?" />
        </legend>
        {[...plans].reverse().map((plan) => (
          <PlanOption
            key={plan.productId}
            plan={plan}
            monthly={monthly}
            checked={plan === chosen}
            disabled={busy}
            onChoose={() => setPeriod(plan.billingPeriod)}
          />
        ))}
      </fieldset>
      <ul
        className={styles.included}
        role="list"
        aria-label={i18n._({ id: 'pro.plan.included', message: 'In it' })}
      >
        {chosen.features.map((feature) => (
          <li key={feature}>{i18n._(productTexts[feature].included)}</li>
        ))}
      </ul>
      {trialDays > 0 && <TrialLine plan={chosen} days={trialDays} now={now} />}
      {problem}
      <div className={styles.action}>
        <Button type="submit" kind="primary" busy={busy} className={styles.buy}>
          {trialDays > 0 ? (
            <Trans
              id="pro.plan.startTrial"
              message="{days, plural, one {Start # free day} other {Start # free days}}"
              values={{ days: trialDays }}
            />
          ) : (
            <Trans
              id="pro.plan.subscribe"
              message="Subscribe for {price}"
              values={{ price: formatPrice(chosen.price, i18n.locale) }}
            />
          )}
        </Button>
        <p className={styles.after}>
          <Trans
            id="pro.plan.next"
            message="Next is our card provider’s page. We never see your card number."
          />
        </p>
      </div>
    </form>
  );
}
