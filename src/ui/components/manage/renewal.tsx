import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import type { App } from '../../../application/app.ts';
import { isInTrial, type Subscription } from '../../../domain/subscription/subscription.ts';
import { formatDay } from '../../format/dates.ts';
import { useAction } from '../../hooks/use-action.ts';
import { useFocusBack } from '../../hooks/use-focus-back.ts';
import { News } from '../account/news.tsx';
import { Resume, Resumed } from '../account/standing-banner.tsx';
import { Button } from '../parts/button.tsx';
import { Card } from '../parts/card.tsx';
import { FailureNotice } from '../parts/failure-notice.tsx';
import { CancellationReceipt } from './cancellation-receipt.tsx';
import styles from './manage-page.module.css';

interface RenewalProps {
  readonly app: App;
  readonly subscription: Subscription;
  /** Null if the account has none. */
  readonly email: string | null;
}

type Step =
  | { readonly kind: 'idle' | 'asking' }
  | { readonly kind: 'cancelled' | 'resumed'; readonly subscription: Subscription };

/** Cancels in two clicks, with a receipt, and resumes in one. */
export function Renewal({ app, subscription, email }: RenewalProps) {
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const open = useFocusBack(step.kind === 'asking');
  const { status } = subscription;
  const ending = status === 'Not Auto-Renewable';
  const ended = status === 'Expired';
  const [last, setLast] = useState(status);
  // The response may get lost, or another tab may make the call, so the outcome is also read from the subscription's
  // status.
  if (status !== last) {
    setLast(status);
    if (step.kind === 'asking' && (ending || ended)) setStep({ kind: 'cancelled', subscription });
    else if (last === 'Not Auto-Renewable' && !ended) setStep({ kind: 'resumed', subscription });
  }
  // A subscription whose payment failed ends on cancellation; there is a receipt all the same.
  if (ended && step.kind !== 'cancelled') return null;
  const resume = (
    <Resume app={app} onResumed={(resumed) => setStep({ kind: 'resumed', subscription: resumed })} />
  );
  return (
    <section className={`${styles.part} ${styles.inCard}`} aria-labelledby="renewal">
      <h3 id="renewal" className={styles.name}>
        {ending || ended ? (
          <Trans id="manage.renewal.cancelled" message="Your subscription is canceled" />
        ) : (
          <Trans id="manage.renewal.title" message="Cancel" />
        )}
      </h3>
      {step.kind === 'cancelled' ? (
        <>
          <News>
            <CancellationReceipt subscription={step.subscription} email={email} />
          </News>
          {ending && <div className={styles.actions}>{resume}</div>}
        </>
      ) : ending ? (
        <>
          <p>
            <Trans
              id="manage.renewal.ends"
              message="To keep it, choose “Keep my subscription” before that day. It then renews as planned."
            />
          </p>
          <div className={styles.actions}>{resume}</div>
        </>
      ) : step.kind === 'asking' ? (
        <Confirm
          app={app}
          subscription={subscription}
          onBack={() => setStep({ kind: 'idle' })}
          onDone={(cancelled) => setStep({ kind: 'cancelled', subscription: cancelled })}
        />
      ) : (
        <>
          {step.kind === 'resumed' && (
            <News>
              <Resumed subscription={step.subscription} />
            </News>
          )}
          <p>
            <Trans
              id="manage.renewal.text"
              message="Two clicks, no questions. You’ll see what happens before you confirm."
            />
          </p>
          <div className={styles.actions}>
            <Button ref={open} onClick={() => setStep({ kind: 'asking' })}>
              <Trans id="manage.renewal.cancel" message="Cancel subscription" />
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

interface ConfirmProps {
  readonly app: App;
  readonly subscription: Subscription;
  readonly onBack: () => void;
  readonly onDone: (cancelled: Subscription) => void;
}

function Confirm({ app, subscription, onBack, onDone }: ConfirmProps) {
  const { state, run } = useAction(() => app.get('subscription').setRenewal.execute(false), onDone);
  return (
    <News>
      <Card kind="wash">
        <p>
          <Consequence subscription={subscription} />
        </p>
        {state.kind === 'failed' && (
          <FailureNotice error={state.error}>
            <Trans
              id="manage.cancel.failed"
              message="We don’t know whether your cancellation has reached us. Try again: nothing is done twice."
            />
          </FailureNotice>
        )}
        <div className={styles.actions}>
          <Button kind="alarm" busy={state.kind === 'pending'} onClick={() => run(undefined)}>
            <Trans id="manage.cancel.confirm" message="Yes, cancel my subscription" />
          </Button>
          <Button kind="quiet" onClick={onBack}>
            <Trans id="manage.cancel.back" message="Don’t cancel" />
          </Button>
        </div>
      </Card>
    </News>
  );
}

/** What canceling means now. A failed payment is not retried after it, so there is nothing to wait for. */
function Consequence({ subscription }: { readonly subscription: Subscription }) {
  const { i18n } = useLingui();
  const date = formatDay(subscription.expiresOrRenewsAt, i18n.locale);
  if (subscription.status === 'Grace Period') {
    return (
      <Trans
        id="manage.cancel.grace"
        message="Your subscription ends now, because the last payment failed. We won’t try your card again, and nothing more is charged."
      />
    );
  }
  return isInTrial(subscription) ? (
    <Trans
      id="manage.cancel.trial"
      message="Your free trial runs until {date}, and everything works until then. Nothing will be charged. You can change your mind until that day."
      values={{ date }}
    />
  ) : (
    <Trans
      id="manage.cancel.text"
      message="You have paid until {date}, and everything works until then. Nothing more will be charged. You can change your mind until that day."
      values={{ date }}
    />
  );
}
