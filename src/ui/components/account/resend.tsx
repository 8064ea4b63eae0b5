import { Trans, useLingui } from '@lingui/react';
import { useCountdown } from '../../hooks/use-countdown.ts';
import layout from '../layout.module.css';
import { Button } from '../parts/button.tsx';

interface ResendProps {
  /** The service's waiting time since the last code; a new object restarts it. */
  readonly wait: { readonly seconds: number };
  readonly busy: boolean;
  readonly onResend: () => void;
}

/**
 * Sends another code once the service allows it. The seconds are visible, but announced only at the start, at 30 and at
 * 0.
 */
export function Resend({ wait, busy, onResend }: ResendProps) {
  const { i18n } = useLingui();
  const left = useCountdown(wait);
  const spoken = left === 0 ? 0 : left <= 30 ? Math.min(30, wait.seconds) : wait.seconds;
  return (
    <>
      <Button kind="quiet" busy={busy} disabled={left > 0} onClick={onResend}>
        {left > 0 ? (
          <>
            <Trans id="account.resend.label" message="Send a new code" />
            <span aria-hidden="true"> ({left})</span>
          </>
        ) : (
          <Trans id="account.resend.label" message="Send a new code" />
        )}
      </Button>
      <span className={layout.unseen} role="status">
        {spoken === 0
          ? i18n._({ id: 'account.resend.now', message: 'You can request a new code now.' })
          : i18n._({
              id: 'account.resend.wait',
              message: 'You can request a new code in {seconds} seconds.',
              values: { seconds: spoken },
            })}
      </span>
    </>
  );
}
