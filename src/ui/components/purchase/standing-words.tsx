import { Trans, useLingui } from '@lingui/react';
import { planOf } from '../../../domain/subscription/plan.ts';
import { standingOf } from '../../../domain/subscription/standing.ts';
import { isWebSourced, type Subscription } from '../../../domain/subscription/subscription.ts';
import { formatDay } from '../../format/dates.ts';
import { formatPrice } from '../../format/money.ts';
import { Suspended } from '../account/suspended.tsx';

/** A sentence or two: until when it runs, and what is charged next and when. */
export function StandingWords({ subscription }: { readonly subscription: Subscription }) {
  const { i18n } = useLingui();
  const values = { date: formatDay(subscription.expiresOrRenewsAt, i18n.locale) };
  switch (standingOf(subscription)) {
    case 'trial':
      return <InTrial subscription={subscription} date={values.date} />;
    case 'trial-cancelled':
      return (
        <Trans
          id="welcome.standing.trialCancelled"
          message="Your free trial runs until {date}. You have canceled, so nothing will be charged."
          values={values}
        />
      );
    case 'renews':
      return <Renewing subscription={subscription} date={values.date} />;
    case 'ends':
      return (
        <Trans
          id="welcome.standing.ends"
          message="Your subscription runs until {date}. It doesn’t renew, and nothing more is charged."
          values={values}
        />
      );
    case 'grace':
      return (
        <Trans
          id="welcome.standing.grace"
          message="Everything keeps working until {date}. Change your card before then, or your subscription ends on that day."
          values={values}
        />
      );
    case 'unpaid':
      return (
        <Trans
          id="welcome.standing.unpaid"
          message="Your subscription hasn’t started, because your bank hasn’t confirmed the payment. If it still does, the subscription starts by itself. If it doesn’t, nothing is charged, and you can try again with a different card."
        />
      );
    case 'suspended':
      return <Suspended />;
    case 'ended':
      return (
        <Trans
          id="welcome.standing.ended"
          message="It ended on {date}, and nothing more is charged. You can subscribe again at any time."
          values={values}
        />
      );
    case 'active':
      return <Trans id="welcome.standing.active" message="Your subscription is active." />;
  }
}

interface Dated {
  readonly subscription: Subscription;
  readonly date: string;
}

function InTrial({ subscription, date }: Dated) {
  const { i18n } = useLingui();
  const price = priceOf(subscription, i18n.locale);
  if (price === null) {
    return (
      <Trans
        id="welcome.standing.trial"
        message="Your free trial runs until {date}. Nothing is charged before then."
        values={{ date }}
      />
    );
  }
  return subscription.billingPeriod === 'yearly' ? (
    <Trans
      id="welcome.standing.trialYearly"
      message="Your free trial runs until {date}, and nothing is charged before then. After that it costs {price} a year until you cancel."
      values={{ date, price }}
    />
  ) : (
    <Trans
      id="welcome.standing.trialMonthly"
      message="Your free trial runs until {date}, and nothing is charged before then. After that it costs {price} a month until you cancel."
      values={{ date, price }}
    />
  );
}

function Renewing({ subscription, date }: Dated) {
  const { i18n } = useLingui();
  const price = priceOf(subscription, i18n.locale);
  return price === null ? (
    <Trans
      id="welcome.standing.renews"
      message="Your subscription renews on {date}. It continues until you cancel."
      values={{ date }}
    />
  ) : (
    <Trans
      id="welcome.standing.renewsAt"
      message="Your subscription renews on {date} for {price}. It continues until you cancel."
      values={{ date, price }}
    />
  );
}

/** What is charged next; null if a store charges, or for a product this site does not know. */
function priceOf({ platform, productId, nextPrice }: Subscription, locale: string): string | null {
  const plan = isWebSourced(platform) ? planOf(productId) : null;
  return plan === null ? null : formatPrice(nextPrice ?? plan.price, locale);
}
