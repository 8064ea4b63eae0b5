import { Trans, useLingui } from '@lingui/react';
import { formatDay } from '../../format/dates.ts';
import { Notice } from '../parts/notice.tsx';

interface SubscribeAgainProps {
  /** When the last subscription ended, in milliseconds since the epoch. */
  readonly endedAt: number;
}

/** Shown above the button to visitors whose subscription has ended: that they can subscribe again. */
export function SubscribeAgain({ endedAt }: SubscribeAgainProps) {
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
      <Trans id="pro.again.text" message="You can subscribe again." />
    </Notice>
  );
}
