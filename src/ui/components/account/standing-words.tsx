import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { isInTrial, isWebSourced, type Subscription } from '../../../domain/subscription/subscription.ts';
import { formatDay } from '../../format/dates.ts';
import { SuspendedBy, SuspendedUntil } from './suspended.tsx';

const needing: readonly Subscription['status'][] = ['Grace Period', 'Not Auto-Renewable', 'Expired'];

/** Whether the subscription needs attention: a payment failed or is disputed, it will end, or it has ended. */
export function needsOwner({ status, suspended }: Subscription): boolean {
  return suspended === true || needing.includes(status);
}

interface StandingWords {
  /** A problem is announced at once. */
  readonly kind: 'info' | 'problem';
  readonly title: ReactNode;
  readonly text: ReactNode;
}

/** Describes the state of a subscription that {@link needsOwner}, with the day formatted for a locale. */
export function standingWords(subscription: Subscription, locale: string): StandingWords {
  const values = { date: formatDay(subscription.expiresOrRenewsAt, locale) };
  switch (subscription.status) {
    case 'Grace Period':
      return {
        kind: 'problem',
        title: <Trans id="account.banner.grace" message="Your last payment failed." />,
        text: isWebSourced(subscription.platform) ? (
          <Trans
            id="account.banner.grace.text"
            message="Everything works until {date}. To keep your subscription, change your card."
            values={values}
          />
        ) : (
          <Trans
            id="account.banner.grace.store"
            message="Everything works until {date}. Check your payment method in your app store."
            values={values}
          />
        ),
      };
    case 'Not Auto-Renewable':
      return {
        kind: 'info',
        title: isInTrial(subscription) ? (
          <Trans id="account.banner.ending.trial" message="Your free trial ends on {date}." values={values} />
        ) : (
          <Trans id="account.banner.ending" message="Your subscription ends on {date}." values={values} />
        ),
        text: (
          <Trans
            id="account.banner.ending.text"
            message="Until then everything works. Nothing more will be charged."
          />
        ),
      };
    case 'Expired':
      // Buying again brings no second trial, so none is promised.
      return {
        kind: 'info',
        title: (
          <Trans id="account.banner.ended" message="Your subscription ended on {date}." values={values} />
        ),
        text: (
          <Trans
            id="account.banner.ended.text"
            message="Nothing more is charged. If you subscribe again, there is no second free trial."
          />
        ),
      };
    default:
      return { kind: 'problem', title: <SuspendedBy />, text: <SuspendedUntil /> };
  }
}
