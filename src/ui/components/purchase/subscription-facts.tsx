import { Trans, useLingui } from '@lingui/react';
import { planOf } from '../../../domain/subscription/plan.ts';
import { platformSource, storeNames } from '../../../domain/subscription/platform.ts';
import { standingOf } from '../../../domain/subscription/standing.ts';
import { isInTrial, type Subscription } from '../../../domain/subscription/subscription.ts';
import { formatDay } from '../../format/dates.ts';
import { formatPrice } from '../../format/money.ts';
import { Fact, FactList } from '../parts/fact-list.tsx';

interface SubscriptionFactsProps {
  readonly subscription: Subscription;
  /** Null if the account has none. */
  readonly email: string | null;
}

/** What was bought, its status, and what happens on which day. */
export function SubscriptionFacts({ subscription, email }: SubscriptionFactsProps) {
  const { i18n } = useLingui();
  const plan = planOf(subscription.productId);
  const source = platformSource(subscription.platform);
  const price = plan === null ? null : formatPrice(subscription.nextPrice ?? plan.price, i18n.locale);
  return (
    <FactList>
      <Fact name={<Trans id="account.facts.plan" message="Plan" />}>
        {price === null ? (
          subscription.productId
        ) : (
          <PlanName period={subscription.billingPeriod} price={price} />
        )}
      </Fact>
      <Fact name={<Trans id="account.facts.status" message="Status" />}>
        <Status subscription={subscription} />
      </Fact>
      {standingOf(subscription) !== 'unpaid' && (
        <Fact name={<Trans id="account.facts.since" message="Since" />}>
          {formatDay(subscription.startedAt, i18n.locale)}
        </Fact>
      )}
      <Fact name={<Trans id="account.facts.email" message="E-mail" />}>
        {email ?? <Trans id="account.facts.noEmail" message="None yet" />}
      </Fact>
      {(source === 'apple' || source === 'google') && (
        <Fact name={<Trans id="account.facts.store" message="Bought in" />}>{storeNames[source]}</Fact>
      )}
    </FactList>
  );
}

function PlanName({
  period,
  price,
}: {
  readonly period: Subscription['billingPeriod'];
  readonly price: string;
}) {
  if (period === 'yearly')
    return <Trans id="account.facts.yearly" message="Yearly, {price}" values={{ price }} />;
  return <Trans id="account.facts.monthly" message="Monthly, {price}" values={{ price }} />;
}

function Status({ subscription }: { readonly subscription: Subscription }) {
  const { i18n } = useLingui();
  const values = { date: formatDay(subscription.expiresOrRenewsAt, i18n.locale) };
  switch (subscription.status) {
    case 'Auto-Renewable':
      return isInTrial(subscription) ? (
        <Trans
          id="account.status.trial"
          message="Free trial until {date}. The first charge is on that day."
          values={values}
        />
      ) : (
        <Trans id="account.status.renews" message="Active. Renews on {date}." values={values} />
      );
    case 'Not Auto-Renewable':
      return (
        <Trans id="account.status.ends" message="Active until {date}. It doesn’t renew." values={values} />
      );
    case 'Grace Period':
      return (
        <Trans
          id="account.status.grace"
          message="Payment failed. Everything works until {date}."
          values={values}
        />
      );
    case 'Inactive':
      return subscription.suspended ? (
        <Trans id="account.suspended" message="Your subscription is paused" />
      ) : (
        <Trans id="account.status.inactive" message="Not active yet." />
      );
    case 'Expired':
      return <Trans id="account.status.expired" message="Ended on {date}." values={values} />;
    case 'Unknown':
      return <Trans id="account.status.unknown" message="Active." />;
  }
}
