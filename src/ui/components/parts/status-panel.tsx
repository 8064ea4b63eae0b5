import { Trans } from '@lingui/react';
import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Mark } from '../mark.tsx';
import { Button } from './button.tsx';
import { type Failure, FailureNotice } from './failure-notice.tsx';
import styles from './status-panel.module.css';
import { WaitingRing } from './waiting-ring.tsx';

/** `slow` is loading that has taken longer than usual; `empty` is an answer with nothing in it. */
export type Status = 'loading' | 'slow' | 'error' | 'success' | 'empty';

interface StatusPanelProps {
  readonly status: Status;
  readonly title: ReactNode;
  /** What it means, what was not lost; read out when it changes. */
  readonly children?: ReactNode;
  /** The ways on: links or buttons. */
  readonly actions?: ReactNode;
  /** `page` is the page's main heading; `card` stands in place of a part of a page, under a heading of its own. */
  readonly shape?: 'page' | 'card';
  /** In place of the drawing that belongs to the status. */
  readonly image?: ReactNode;
}

/** One thing that is to be said instead of content: it is coming, it is late, it failed, it is done, there is none. */
export function StatusPanel({
  status,
  title,
  children,
  actions,
  shape = 'page',
  image = <StatusImage status={status} />,
}: StatusPanelProps) {
  const Title = shape === 'page' ? 'h1' : 'h2';
  // Without a script nothing is on its way.
  const busy = useHydrated() && (status === 'loading' || status === 'slow');
  return (
    <section
      className={`${styles.panel} ${styles[shape]}`}
      aria-busy={busy || undefined}
      data-status={status}
    >
      <div className={styles.image}>{image}</div>
      <Title className={styles.title}>{title}</Title>
      <div className={styles.words} role="status">
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}

interface FailurePanelProps {
  readonly title: ReactNode;
  readonly error: Failure;
  /** What was not lost, where it can be said better than the code's own text does. */
  readonly children?: ReactNode;
  /** Puts a button "Try again" under the words. */
  readonly onRetry?: () => void;
  readonly shape?: 'page' | 'card';
}

/** A status panel for a failure: what happened, what was not lost, and the way to try again. */
export function FailurePanel({ title, error, children, onRetry, shape = 'page' }: FailurePanelProps) {
  return (
    <StatusPanel status="error" title={title} shape={shape}>
      <FailureNotice
        error={error}
        actions={
          onRetry && (
            <Button onClick={onRetry}>
              <Trans id="common.retry" message="Try again" />
            </Button>
          )
        }
      >
        {children}
      </FailureNotice>
    </StatusPanel>
  );
}

function StatusImage({ status }: { readonly status: Status }) {
  if (status === 'loading' || status === 'slow') return <WaitingRing />;
  if (status === 'success') return <DoneRing />;
  return <Mark />;
}

/** The neck ring, closed: what was waited for is there. */
function DoneRing() {
  return (
    <svg className={styles.done} viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="52" />
      <circle cx="60" cy="60" r="40" />
      <path d="M40 62l14 14 27-31" />
    </svg>
  );
}
