import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { formatDay } from '../../format/dates.ts';
import { ButtonLink } from '../parts/button.tsx';
import { PlanMessage } from './plan-message.tsx';

interface AlreadySubscribedProps {
  readonly locale: Locale;
  /** When it ends unless the card is changed, in milliseconds since the epoch; null while no payment has failed. */
  readonly endsUnpaidAt: number | null;
  /** Where it is shown. */
  readonly own?: '/pro/welcome' | '/subscriptions/welcome';
}

/** In place of the plans for somebody who has one: there is nothing to buy twice, but a payment may have failed. */
export function AlreadySubscribed({ locale, endsUnpaidAt, own = '/pro/welcome' }: AlreadySubscribedProps) {
  return endsUnpaidAt === null ? (
    <Subscribed href={pathIn(locale, own)} />
  ) : (
    <Overdue locale={locale} endsAt={endsUnpaidAt} />
  );
}

function Overdue({ locale, endsAt }: { readonly locale: Locale; readonly endsAt: number }) {
  return (
    <PlanMessage
      role="alert"
      title={<Trans id="account.banner.grace" message="Your last payment failed." />}
      action={
        <ButtonLink kind="primary" href={pathIn(locale, '/subscriptions/manage')}>
          <Trans id="account.banner.manage" message="Manage subscription" />
        </ButtonLink>
      }
    >
      <Trans
        id="account.banner.grace.text"
        message="Everything works until {date}. Change your card by then to keep your subscription."
        values={{ date: formatDay(endsAt, locale) }}
      />
    </PlanMessage>
  );
}

function Subscribed({ href }: { readonly href: string }) {
  return (
    <PlanMessage
      role="status"
      title={
        <Trans id="pro.have.title" message="You already have {brand} Pro" values={{ brand: brand.name }} />
      }
      action={
        <ButtonLink kind="primary" href={href}>
          <Trans id="pro.have.open" message="Open my subscription" />
        </ButtonLink>
      }
    >
      <Trans
        id="pro.have.text"
        message="There is nothing more to buy. See how long it runs and how to set up each feature."
      />
    </PlanMessage>
  );
}
