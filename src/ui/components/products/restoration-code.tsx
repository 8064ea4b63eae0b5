import { Trans } from '@lingui/react';
import type { FormEvent, ReactNode } from 'react';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { keptDays } from '../../../domain/records/kept-days.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import buttons from '../parts/button-row.module.css';
import { SlowLine } from '../parts/slow-line.tsx';
import { PlansWithOrigin } from './plans-with-origin.tsx';
import styles from './restoration-code.module.css';

interface RestorationCodeProps {
  readonly locale: Locale;
  /** The issued code; null if none has been issued. */
  readonly code?: string | null;
  readonly busy?: boolean;
  /** Shown above the button: what went wrong at the last try. */
  readonly problem?: ReactNode;
  /** Replaces the button where no code can be issued (`no-code.tsx`). */
  readonly barred?: ReactNode;
  /** Absent in the static page, where the press is held until the code arrives; see `first-paint/held-presses.ts`. */
  readonly onSubmit?: () => void;
}

/**
 * The code that an adviser asks for. The static page contains both states: visitors signed in here (`<html
 * data-session>`) see the button, all others where to sign in and what to buy.
 */
export function RestorationCode({
  locale,
  code = null,
  busy = false,
  problem,
  barred = null,
  onSubmit,
}: RestorationCodeProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit?.();
  };
  return (
    <>
      {barred ?? (
        <form className={styles.own} aria-busy={busy || undefined} onSubmit={onSubmit && submit}>
          <SlowLine
            before={
              <Trans
                id="island.restoration.why"
                message="The adviser asks for a code. It shows that you subscribe, not who you are."
              />
            }
          >
            <Trans
              id="island.restoration.slow"
              message="This is taking longer than usual. You can call without a code as well."
            />
          </SlowLine>
          <p className={styles.answer} role="status">
            {code !== null && (
              <>
                <Trans
                  id="island.restoration.code"
                  message="Your code, to read out on the phone. It is valid for {days} days."
                  values={{ days: keptDays.restorationCodes }}
                />{' '}
                <strong className={styles.code}>{code}</strong>
              </>
            )}
          </p>
          {problem}
          <p className={styles.lost} role="alert">
            <Trans
              id="island.restoration.lost"
              message="We couldn’t load what is needed for a code. Check your connection and try again. You can call without one as well."
            />
          </p>
          <Button type="submit" kind={code === null ? 'primary' : 'secondary'} busy={busy}>
            {code === null ? (
              <Trans id="island.restoration.get" message="Get my code" />
            ) : (
              <Trans id="island.restoration.again" message="Get another code" />
            )}
          </Button>
        </form>
      )}
      <div className={styles.others}>
        <p>
          <Trans
            id="island.restoration.subscribers"
            message="The advisers are there for subscribers. Sign in, then come back here for the code they ask for."
          />
        </p>
        <div className={buttons.row}>
          <ButtonLink kind="primary" href={pathIn(locale, '/pro/login')}>
            <Trans id="island.restoration.signIn" message="Sign in" />
          </ButtonLink>
          <PlansWithOrigin locale={locale} />
        </div>
      </div>
    </>
  );
}
