import { Trans, useLingui } from '@lingui/react';
import type { FormEvent, ReactNode } from 'react';
import type { HostPurchaseView } from '../../../application/store/buy-from-host.ts';
import type { Entitlement } from '../../../domain/subscription/feature.ts';
import type { HostOffer, HostPlan } from '../../../domain/subscription/host-offer.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import { Button } from '../parts/button.tsx';
import { AgreedTerms } from './agreed-terms.tsx';
import { HostPrice } from './host-price.tsx';
import { HostPurchase } from './host-purchase.tsx';
import styles from './plan-card.module.css';
import { productTexts } from './product-texts.ts';

interface HostPlanFormProps {
  readonly offer: Extract<HostOffer, { kind: 'store' }>;
  readonly purchase: HostPurchaseView;
  /** Selected initially; the first plan if this one is not offered. */
  readonly chosen: string | null;
  /** Shown above the button of a plan with a trial. */
  readonly reminder: ReactNode;
  readonly onBuy: (plan: HostPlan) => void;
  /** Checks again for the purchase that the app reports. */
  readonly onLook: () => void;
}

/** What every plan includes in every country, for an app that does not say what its plans include. */
const inEveryPlan: readonly Entitlement[] = [
  'Network Protection',
  'Global Identity Theft Restoration',
  'Duck.ai',
];

/** The plans of the app's store at its prices, with one action: to buy there. */
export function HostPlanForm({ offer, purchase, chosen, reminder, onBuy, onLook }: HostPlanFormProps) {
  const { i18n } = useLingui();
  const { plans, platform } = offer;
  const busy = purchase.kind === 'asked' || purchase.kind === 'confirming' || purchase.kind === 'bought';
  const first = plans.find(({ billingPeriod }) => billingPeriod === chosen) ?? plans[0];
  const features = offer.features.length > 0 ? offer.features : inEveryPlan;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const period = new FormData(event.currentTarget).get('plan');
    const plan = plans.find(({ billingPeriod }) => billingPeriod === period);
    if (!busy && plan !== undefined) onBuy(plan);
  };
  return (
    <form className={styles.card} aria-busy={busy || undefined} onSubmit={submit}>
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>
          <Trans id="pro.plan.legend" message="Choose a plan" />
        </legend>
        {plans.map((plan) => (
          <Option key={plan.id} plan={plan} first={plan === first} />
        ))}
      </fieldset>
      <ul
        className={styles.included}
        role="list"
        aria-label={i18n._({ id: 'pro.plan.included', message: 'Included' })}
      >
        {features.map((feature) => (
          <li key={feature}>{i18n._(productTexts[feature].included)}</li>
        ))}
      </ul>
      <HostPurchase purchase={purchase} onLook={onLook} />
      <div className={styles.action}>
        {plans.map((plan) => (
          <div key={plan.id} className={styles.action} data-period={plan.billingPeriod}>
            {plan.trial !== null && reminder}
            <Button type="submit" kind="primary" busy={busy} className={styles.buy}>
              {plan.trial === null ? (
                <Trans id="pro.host.buy" message="Subscribe" />
              ) : (
                <Trans
                  id="pro.plan.startTrial"
                  message="{days, plural, one {Start #-day free trial} other {Start #-day free trial}}"
                  values={{ days: plan.trial.durationInDays }}
                />
              )}
            </Button>
            <p className={styles.after}>
              <Renewal plan={plan} />
            </p>
          </div>
        ))}
        <p className={styles.after}>{payWith(platform)}</p>
        <AgreedTerms />
      </div>
    </form>
  );
}

function Option({ plan, first }: { readonly plan: HostPlan; readonly first: boolean }) {
  const { billingPeriod, trial } = plan;
  return (
    <label className={styles.option}>
      <input
        {...eventAttributes('subscription_price_click', { period: billingPeriod })}
        className={styles.radio}
        type="radio"
        name="plan"
        value={billingPeriod}
        defaultChecked={first}
      />
      <span className={styles.period}>
        {billingPeriod === 'yearly' ? (
          <Trans id="pro.plan.yearly" message="Yearly" />
        ) : (
          <Trans id="pro.plan.monthly" message="Monthly" />
        )}
      </span>
      <HostPrice plan={plan} />
      {trial !== null && (
        <span className={styles.note}>
          <Trans
            id="pro.terms.free"
            message="{days, plural, one {#-day free trial} other {#-day free trial}}"
            values={{ days: trial.durationInDays }}
          />
        </span>
      )}
    </label>
  );
}

function Renewal({ plan: { billingPeriod, displayPrice: price } }: { readonly plan: HostPlan }) {
  return billingPeriod === 'yearly' ? (
    <Trans id="pro.host.yearly" message="Renews at {price} a year until you cancel." values={{ price }} />
  ) : (
    <Trans id="pro.host.monthly" message="Renews at {price} a month until you cancel." values={{ price }} />
  );
}

/** Who charges the payment, by the store's own name. */
function payWith(platform: string): ReactNode {
  switch (platform) {
    case 'ios':
    case 'macos':
      return (
        <Trans
          id="pro.host.apple"
          message="You pay through the App Store, and you can cancel there at any time."
        />
      );
    case 'android':
      return (
        <Trans
          id="pro.host.google"
          message="You pay through Google Play, and you can cancel there at any time."
        />
      );
    default:
      return (
        <Trans
          id="pro.host.store"
          message="You pay through this app’s store, and you can cancel there at any time."
        />
      );
  }
}
