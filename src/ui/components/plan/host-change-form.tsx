import { Trans } from '@lingui/react';
import type { FormEvent } from 'react';
import type { HostPurchaseView } from '../../../application/store/buy-from-host.ts';
import type { HostPlanChange } from '../../../domain/subscription/host-plan-change.ts';
import { Button } from '../parts/button.tsx';
import { HostPrice } from './host-price.tsx';
import { HostPurchase } from './host-purchase.tsx';
import styles from './plan-card.module.css';

interface HostChangeFormProps {
  readonly changes: readonly HostPlanChange[];
  readonly purchase: HostPurchaseView;
  readonly onChange: (change: HostPlanChange) => void;
  /** Checks again for the change that the app reports. */
  readonly onLook: () => void;
}

/** The other plans of the app's store, for somebody who has one of them. */
export function HostChangeForm({ changes, purchase, onChange, onLook }: HostChangeFormProps) {
  const busy = purchase.kind === 'asked' || purchase.kind === 'confirming' || purchase.kind === 'bought';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const id = new FormData(event.currentTarget).get('change');
    const chosen = changes.find(({ plan }) => plan.id === id);
    if (!busy && chosen !== undefined) onChange(chosen);
  };
  return (
    <form className={styles.card} aria-busy={busy || undefined} onSubmit={submit}>
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>
          <Trans id="pro.host.change.legend" message="Change your plan" />
        </legend>
        {changes.map((change, index) => (
          <label key={change.plan.id} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name="change"
              value={change.plan.id}
              defaultChecked={index === 0}
            />
            <span className={styles.period}>
              <Name {...change} />
            </span>
            <HostPrice plan={change.plan} />
          </label>
        ))}
      </fieldset>
      <HostPurchase purchase={purchase} onLook={onLook} />
      <div className={styles.action}>
        <Button type="submit" busy={busy} className={styles.buy}>
          <Trans id="pro.host.change" message="Change plan" />
        </Button>
        <p className={styles.after}>
          <Trans
            id="pro.host.change.help"
            message="Before you confirm, the store shows what you pay and when the new plan starts."
          />
        </p>
      </div>
    </form>
  );
}

const tierNames: Readonly<Record<string, string>> = { plus: 'Plus', pro: 'Pro' };

function Name({ plan: { billingPeriod, tier }, change }: HostPlanChange) {
  const yearly = billingPeriod === 'yearly';
  if (change === 'crossgrade') {
    return yearly ? (
      <Trans id="pro.plan.yearly" message="Yearly" />
    ) : (
      <Trans id="pro.plan.monthly" message="Monthly" />
    );
  }
  const values = { tier: tierNames[tier] ?? tier };
  return yearly ? (
    <Trans id="pro.host.tier.yearly" message="{tier}, yearly" values={values} />
  ) : (
    <Trans id="pro.host.tier.monthly" message="{tier}, monthly" values={values} />
  );
}
