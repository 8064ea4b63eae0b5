import { Trans } from '@lingui/react';
import type { FormEvent, ReactNode } from 'react';
import { pathIn } from '../../../domain/locale/locale.ts';
import type { BillingPeriod } from '../../../domain/subscription/billing-period.ts';
import { useLocale } from '../../hooks/use-locale.ts';
import { Button } from '../parts/button.tsx';
import { AgreedTerms } from './agreed-terms.tsx';
import { IncludedList } from './included-list.tsx';
import styles from './plan-card.module.css';
import { PlanOption } from './plan-option.tsx';
import type { PlansOf } from './plans-shown.ts';
import { PricePlace } from './price-place.tsx';
import { PurchaseTerms } from './purchase-terms.tsx';
import { EachTrial } from './trial-days.tsx';

interface PlanFormProps {
  readonly plansOf: PlansOf;
  /** The checkout is being opened. */
  readonly busy?: boolean;
  /** Shown above the button: what went wrong at the last try. */
  readonly problem?: ReactNode;
  /** Absent in the static page, where the press is held until the code arrives; see `first-paint/held-presses.ts`. */
  readonly onSubmit?: (period: BillingPeriod, form: HTMLFormElement) => void;
}

/**
 * The choice of a plan: what it includes, what it costs and when, and the page's one action. The radios are
 * uncontrolled, so that what was chosen before hydration stays; CSS shows the terms of the chosen plan.
 */
export function PlanForm({ plansOf, busy = false, problem, onSubmit }: PlanFormProps) {
  const locale = useLocale();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('plan');
    if (!busy) onSubmit?.(chosen === 'monthly' ? 'monthly' : 'yearly', event.currentTarget);
  };
  return (
    <form className={styles.card} aria-busy={busy || undefined} onSubmit={onSubmit && submit}>
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>
          <Trans id="pro.plan.legend" message="Choose a plan" />
        </legend>
        <PlanOption period="yearly" plansOf={plansOf} first />
        <PlanOption period="monthly" plansOf={plansOf} first={false} />
      </fieldset>
      <IncludedList />
      <PurchaseTerms plansOf={plansOf} />
      {problem}
      <div className={styles.lost} role="alert">
        <p>
          <Trans
            id="pro.plan.lost"
            message="This page could not load everything it needs. Nothing was charged. Check your connection and try again."
          />
        </p>
      </div>
      <div className={styles.action}>
        <Button type="submit" kind="primary" busy={busy} className={styles.buy}>
          <EachTrial none={<Trans id="pro.plan.pay" message="Continue to payment" />}>
            {(days) => (
              <Trans
                id="pro.plan.startTrial"
                message="{days, plural, one {Start #-day free trial} other {Start #-day free trial}}"
                values={{ days }}
              />
            )}
          </EachTrial>
        </Button>
        <p className={styles.scriptless}>
          <Trans id="pro.plan.noScript" message="To subscribe, please turn on JavaScript." />
        </p>
        {/* CSS shows the second of the two lines once the form has been busy for long, even before its code has arrived. */}
        <p className={`${styles.after} ${styles.next}`} role="status">
          <span>
            <Trans
              id="pro.plan.next"
              message="Next, you enter your card details on our payment provider’s page. We never see your card number."
            />
          </span>
          <span>
            <Trans
              id="pro.plan.slow"
              message="This is taking longer than usual. Nothing has been charged. Please keep this page open."
            />
          </span>
        </p>
        <AgreedTerms />
        <p className={`${styles.after} ${styles.have}`}>
          <a href={pathIn(locale, '/pro/login')}>
            <Trans id="pro.plan.have" message="I have a subscription" />
          </a>
        </p>
      </div>
      <PricePlace plansOf={plansOf} />
    </form>
  );
}
