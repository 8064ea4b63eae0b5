import { Trans, useLingui } from '@lingui/react';
import { formatDay } from '../../format/dates.ts';
import { Notice } from '../parts/notice.tsx';

interface SubscribeAgainProps {
  /** When the last subscription ended, in milliseconds since the epoch. */
  readonly endedAt: number;
  /** The offers are here, and give this account no trial. */
  readonly trialSpent: boolean;
}

/** Above the button, for somebody whose subscription is over: that it can be had again, and what is different this time. */
export function SubscribeAgain({ endedAt, trialSpent }: SubscribeAgainProps) {
  const { i18n } = useLingui();
  return (
    <Notice
      kind="info"
      title={
        <Trans
          id="pro.again.title"
          message="Your last subscription ended on {date}."
          values={{ date: formatDay(endedAt, i18n.locale) }}
        />
      }
    >
      {trialSpent ? (
        <Trans
          id="pro.again.text"
          message="You can subscribe again. You have used your free trial, so the first payment is today."
        />
      ) : (
        <Trans id="pro.again.trial" message="You can subscribe again." />
      )}
    </Notice>
  );
}
