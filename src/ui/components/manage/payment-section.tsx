import { Trans, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { App } from '../../../application/app.ts';
import { nextCharge } from '../../../domain/subscription/next-charge.ts';
import { type Plan, parseProductId, planOf, productIdOf } from '../../../domain/subscription/plan.ts';
import type { Subscription } from '../../../domain/subscription/subscription.ts';
import { formatDay } from '../../format/dates.ts';
import { formatPrice } from '../../format/money.ts';
import { ManagePayment } from '../purchase/manage-payment.tsx';
import styles from './manage-page.module.css';

interface PaymentSectionProps {
  readonly app: App;
  readonly subscription: Subscription;
}

/** Explains that card, invoices and period are changed on the payment provider's page, and what a switch costs. */
export function PaymentSection({ app, subscription }: PaymentSectionProps) {
  return (
    <section className={`${styles.part} ${styles.inCard}`} aria-labelledby="payment">
      <h3 id="payment" className={styles.name}>
        <Trans id="manage.payment.title" message="Payment" />
      </h3>
      <p>
        <Trans
          id="manage.payment.text"
          message="Your card is kept by our payment provider; we never see its number. On the provider’s page you can change the card, see your invoices and switch between monthly and yearly payment."
        />
      </p>
      <Switch subscription={subscription} />
      <div className={styles.actions}>
        <ManagePayment app={app} />
      </div>
    </section>
  );
}

/** Only a subscription that renews can change its period. */
function Switch({ subscription }: { readonly subscription: Subscription }): ReactNode {
  const { i18n } = useLingui();
  const charge = nextCharge(subscription);
  if (charge.kind !== 'first' && charge.kind !== 'renewal') return null;
  const date = formatDay(charge.at, i18n.locale);
  if (charge.switched) {
    return charge.period === 'yearly' ? (
      <p>
        <Trans
          id="manage.switched.yearly"
          message="You switch to yearly payment on {date}. Until then you can change your mind on the provider’s page."
          values={{ date }}
        />
      </p>
    ) : (
      <p>
        <Trans
          id="manage.switched.monthly"
          message="You switch to monthly payment on {date}. Until then you can change your mind on the provider’s page."
          values={{ date }}
        />
      </p>
    );
  }
  const other = otherPlan(subscription.productId);
  if (other === null) return null;
  const price = formatPrice(other.price, i18n.locale);
  return other.billingPeriod === 'yearly' ? (
    <p>
      <Trans
        id="manage.switch.yearly"
        message="Paying yearly costs {price} a year, tax included. If you switch, nothing is charged before {date}."
        values={{ price, date }}
      />
    </p>
  ) : (
    <p>
      <Trans
        id="manage.switch.monthly"
        message="Paying monthly costs {price} a month, tax included. If you switch, nothing is charged before {date}."
        values={{ price, date }}
      />
    </p>
  );
}

/** The same market's plan for the other period; null for a product this site does not know. */
function otherPlan(productId: string): Plan | null {
  const product = parseProductId(productId);
  if (product === null) return null;
  return planOf(productIdOf(product.period === 'monthly' ? 'yearly' : 'monthly', product.market));
}
