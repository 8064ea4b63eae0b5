import { useLingui } from '@lingui/react';
import { type ReactElement, type ReactNode, useEffect, useMemo } from 'react';
import { formatCountdown, formatWait } from '../../format/dates.ts';
import { useCountdown } from '../../hooks/use-countdown.ts';
import layout from '../layout.module.css';
import type { Failure } from '../parts/failure-notice.tsx';
import { Notice } from '../parts/notice.tsx';
import styles from './passcode-flow.module.css';

interface WaitNoticeProps {
  /** A failure with `too_many_requests`. */
  readonly error: Failure;
  readonly title: ReactNode;
  /** What is to be said, with the time that is left. */
  readonly text: (left: ReactElement) => ReactNode;
  readonly actions?: ReactNode;
  /** Called once the service may be asked again. */
  readonly onOver: () => void;
}

/** Says that the service asks to wait. The time runs down before the eye; a screen reader is told it once. */
export function WaitNotice({ error, title, text, actions, onOver }: WaitNoticeProps) {
  const { i18n } = useLingui();
  const wait = useMemo(() => ({ seconds: error.retryAfterSeconds ?? 60 }), [error]);
  const left = useCountdown(wait);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of the time calls it
  useEffect(() => {
    if (left === 0) onOver();
  }, [left]);
  return (
    <Notice kind="problem" title={title} actions={actions}>
      {text(
        <span>
          <span className={layout.unseen}>{formatWait(wait.seconds, i18n.locale)}</span>
          <strong className={styles.left} aria-hidden="true">
            {formatCountdown(left, i18n.locale)}
          </strong>
        </span>,
      )}
    </Notice>
  );
}
