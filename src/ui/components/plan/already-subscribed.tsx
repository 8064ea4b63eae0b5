import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { brand } from '../../../domain/brand.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { isInTrial, isWebSourced, type Subscription } from '../../../domain/subscription/subscription.ts';
import { formatDay } from '../../format/dates.ts';
import { Suspended } from '../account/suspended.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { PlanMessage } from './plan-message.tsx';

interface AlreadySubscribedProps {
  readonly locale: Locale;
  /** In force, or suspended. */
  readonly subscription: Subscription;
  /** Where it is shown. */
  readonly own?: '/pro/welcome' | '/subscriptions/welcome';
}

/** In place of the plans for somebody who has one: there is nothing to buy twice, but it may need its owner. */
export function AlreadySubscribed({ locale, subscription, own = '/pro/welcome' }: AlreadySubscribedProps) {
  const values = { date: formatDay(subscription.expiresOrRenewsAt, locale) };
  if (subscription.suspended) {
    return (
      <NeedsOwner
        role="alert"
        locale={locale}
        title={<Trans id="account.suspended" message="Your subscription is paused" />}
      >
        <Suspended />
      </NeedsOwner>
    );
  }
  switch (subscription.status) {
    case 'Grace Period':
      return (
        <NeedsOwner
          role="alert"
          locale={locale}
          title={<Trans id="account.banner.grace" message="Your last payment failed." />}
        >
          {isWebSourced(subscription.platform) ? (
            <Trans
              id="account.banner.grace.text"
              message="Everything works until {date}. Change your card by then to keep your subscription."
              values={values}
            />
          ) : (
            <Trans
              id="account.banner.grace.store"
              message="Everything works until {date}. Check your payment method in the store where you subscribed."
              values={values}
            />
          )}
        </NeedsOwner>
      );
    case 'Not Auto-Renewable':
      return (
        <NeedsOwner
          role="status"
          locale={locale}
          title={
            isInTrial(subscription) ? (
              <Trans
                id="account.banner.ending.trial"
                message="Your free trial ends on {date}."
                values={values}
              />
            ) : (
              <Trans id="account.banner.ending" message="Your subscription ends on {date}." values={values} />
            )
          }
        >
          <Trans
            id="account.banner.ending.text"
            message="Until then everything works. Nothing more will be charged."
          />
        </NeedsOwner>
      );
    default:
      return <Subscribed href={pathIn(locale, own)} />;
  }
}

interface NeedsOwnerProps {
  readonly role: 'alert' | 'status';
  readonly locale: Locale;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function NeedsOwner({ role, locale, title, children }: NeedsOwnerProps) {
  return (
    <PlanMessage
      role={role}
      title={title}
      action={
        <ButtonLink kind="primary" href={pathIn(locale, '/subscriptions/manage')}>
          <Trans id="account.banner.manage" message="Manage subscription" />
        </ButtonLink>
      }
    >
      {children}
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
