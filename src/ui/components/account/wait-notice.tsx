import { Trans, useLingui } from '@lingui/react';
import { useEffect, useMemo } from 'react';
import { formatWait } from '../../format/dates.ts';
import { useCountdown } from '../../hooks/use-countdown.ts';
import layout from '../layout.module.css';
import type { Failure } from '../parts/failure-notice.tsx';
import { Notice } from '../parts/notice.tsx';
import styles from './passcode-flow.module.css';

interface WaitNoticeProps {
  /** A failure with `too_many_requests`. */
  readonly error: Failure;
  /** What is refused for that long: requesting a code, entering one, or entering a recovery key. */
  readonly kind: 'send' | 'confirm' | 'key';
  /** Called once the service may be asked again. */
  readonly onOver: () => void;
}

/** Says that the service asks to wait. The countdown is visible; a screen reader announces it once. */
export function WaitNotice({ error, kind, onOver }: WaitNoticeProps) {
  const { i18n } = useLingui();
  const wait = useMemo(() => ({ seconds: error.retryAfterSeconds ?? 60 }), [error]);
  const seconds = useCountdown(wait);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of the wait triggers it
  useEffect(() => {
    if (seconds === 0) onOver();
  }, [seconds]);
  const left = {
    0: (
      <span>
        <span className={layout.unseen}>{formatWait(wait.seconds, i18n.locale)}</span>
        <strong className={styles.left} aria-hidden="true">
          {formatWait(seconds, i18n.locale)}
        </strong>
      </span>
    ),
  };
  if (kind === 'send') {
    return (
      <Notice kind="problem" title={<Trans id="account.wait.send" message="We can’t send a code just yet" />}>
        <Trans id="account.wait.send.text" message="You can ask for one in <0/>." components={left} />
      </Notice>
    );
  }
  if (kind === 'key') {
    return (
      <Notice
        kind="problem"
        title={<Trans id="account.wait.key" message="Too many attempts with a recovery key" />}
      >
        <Trans
          id="account.wait.key.text"
          message="For your security, you can only try again in <0/>. Your key is still valid."
          components={left}
        />
      </Notice>
    );
  }
  return (
    <Notice kind="problem" title={<Trans id="account.wait.confirm" message="Too many wrong codes" />}>
      <Trans
        id="account.wait.confirm.text"
        message="For your security, we don’t accept codes for this address at the moment. Nothing is lost. You can try again in <0/>."
        components={left}
      />
    </Notice>
  );
}
