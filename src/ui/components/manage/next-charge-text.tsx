import { Trans, useLingui } from '@lingui/react';
import { nextCharge } from '../../../domain/subscription/next-charge.ts';
import type { Subscription } from '../../../domain/subscription/subscription.ts';
import { formatDay } from '../../format/dates.ts';
import { formatPrice } from '../../format/money.ts';

/** What will be charged, when and for how long: price with tax and period, in one sentence. */
export function NextChargeText({ subscription }: { readonly subscription: Subscription }) {
  const { i18n } = useLingui();
  const charge = nextCharge(subscription);
  switch (charge.kind) {
    case 'none':
      return <Trans id="manage.charge.none" message="None. Nothing more will be charged." />;
    case 'elsewhere':
      return <Trans id="manage.charge.elsewhere" message="By the store where you subscribed" />;
    case 'unknown':
      return <Trans id="manage.charge.unknown" message="See the provider’s page" />;
  }
  const values = {
    date: formatDay(charge.at, i18n.locale),
    price: formatPrice(charge.price, i18n.locale),
  };
  if (charge.kind === 'retry') {
    return charge.period === 'yearly' ? (
      <Trans
        id="manage.charge.retry.yearly"
        message="{price} for a year, tax included. We’ll keep trying your card until {date}."
        values={values}
      />
    ) : (
      <Trans
        id="manage.charge.retry.monthly"
        message="{price} for a month, tax included. We’ll keep trying your card until {date}."
        values={values}
      />
    );
  }
  return charge.period === 'yearly' ? (
    <Trans
      id="manage.charge.yearly"
      message="{price} on {date}, tax included, for a year. Then every year until you cancel."
      values={values}
    />
  ) : (
    <Trans
      id="manage.charge.monthly"
      message="{price} on {date}, tax included, for a month. Then every month until you cancel."
      values={values}
    />
  );
}
