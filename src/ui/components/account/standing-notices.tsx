import { Trans, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { isInTrial, isWebSourced, type Subscription } from '../../../domain/subscription/subscription.ts';
import { formatDay } from '../../format/dates.ts';
import { Notice } from '../parts/notice.tsx';

interface StandingNoticeProps {
  readonly subscription: Subscription;
  readonly actions: ReactNode;
}

/** While the card is tried again. */
export function PaymentFailedNotice({ subscription, actions }: StandingNoticeProps) {
  const date = useDay(subscription.expiresOrRenewsAt);
  return (
    <Notice
      kind="problem"
      title={<Trans id="account.banner.grace" message="Your last payment failed." />}
      actions={actions}
    >
      {isWebSourced(subscription.platform) ? (
        <Trans
          id="account.banner.grace.text"
          message="Everything works until {date}. Change your card by then to keep your subscription."
          values={{ date }}
        />
      ) : (
        <Trans
          id="account.banner.grace.store"
          message="Everything works until {date}. Check your payment method in the store where you subscribed."
          values={{ date }}
        />
      )}
    </Notice>
  );
}

/** From the cancellation to the end of what was paid. */
export function EndingNotice({ subscription, actions }: StandingNoticeProps) {
  const date = useDay(subscription.expiresOrRenewsAt);
  return (
    <Notice
      kind="info"
      title={
        isInTrial(subscription) ? (
          <Trans
            id="account.banner.ending.trial"
            message="Your free trial ends on {date}."
            values={{ date }}
          />
        ) : (
          <Trans id="account.banner.ending" message="Your subscription ends on {date}." values={{ date }} />
        )
      }
      actions={actions}
    >
      <Trans
        id="account.banner.ending.text"
        message="Until then everything works. Nothing more will be charged."
      />
    </Notice>
  );
}

/** Buying again brings no second trial, so none is promised. */
export function EndedNotice({ subscription, actions }: StandingNoticeProps) {
  const date = useDay(subscription.expiresOrRenewsAt);
  return (
    <Notice
      kind="info"
      title={
        <Trans id="account.banner.ended" message="Your subscription ended on {date}." values={{ date }} />
      }
      actions={actions}
    >
      <Trans
        id="account.banner.ended.text"
        message="Nothing more is charged. If you subscribe again, the first payment is due at once, because the free trial is offered only once."
      />
    </Notice>
  );
}

function useDay(time: number): string {
  const { i18n } = useLingui();
  return formatDay(time, i18n.locale);
}
