import { Trans } from '@lingui/react';
import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Mark } from '../mark.tsx';
import { Button } from './button.tsx';
import { type Failure, FailureNotice } from './failure-notice.tsx';
import styles from './status-panel.module.css';
import { WaitingRing } from './waiting-ring.tsx';

/** `slow` is loading that takes longer than usual; `empty` is a response without content. */
export type Status = 'loading' | 'slow' | 'error' | 'success' | 'empty';

interface StatusPanelProps {
  readonly status: Status;
  readonly title: ReactNode;
  /** What it means and what was not lost; announced when it changes. */
  readonly children?: ReactNode;
  /** The next steps: links or buttons. */
  readonly actions?: ReactNode;
  /** `page` is the page's main heading; `card` replaces part of a page, under a heading of its own. */
  readonly shape?: 'page' | 'card';
  /** Replaces the status's own drawing. */
  readonly image?: ReactNode;
}

/** Says one thing in place of content: that it is loading, late, failed, done, or empty. */
export function StatusPanel({
  status,
  title,
  children,
  actions,
  shape = 'page',
  image = <StatusImage status={status} />,
}: StatusPanelProps) {
  const Title = shape === 'page' ? 'h1' : 'h2';
  // Without a script, nothing is loading.
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
  /** What was not lost, where it can be said more precisely than in the code's own text. */
  readonly children?: ReactNode;
  /** Adds a "Try again" button below the text. */
  readonly onRetry?: () => void;
  readonly shape?: 'page' | 'card';
}

/** A status panel for a failure: what happened, what was not lost, and how to try again. */
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

/** The neck ring, closed: the wait is over. */
function DoneRing() {
  return (
    <svg className={styles.done} viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="52" />
      <circle cx="60" cy="60" r="40" />
      <path d="M40 62l14 14 27-31" />
    </svg>
  );
}
