import type { ReactNode } from 'react';
import type { SessionView } from '../../../application/account/session-state.ts';
import { SignedOut } from '../purchase/signed-out.tsx';
import styles from './by-session.module.css';
import { NoScriptNote } from './no-script-note.tsx';

interface BySessionProps {
  readonly session: SessionView;
  readonly signedOut?: ReactNode;
  /** Shown when JavaScript is off, in place of both. */
  readonly noScript?: ReactNode;
  /** For signed-in visitors, and for those who may be while that is not yet known. */
  readonly children: ReactNode;
}

/**
 * Shows what depends on whether somebody is signed in. Until the page's code knows, the HTML contains both, and the
 * first paint shows the one that matches the session it finds (`<html data-session>`). The one that then stays keeps
 * its elements, and with them what was typed.
 */
export function BySession({
  session,
  signedOut = <SignedOut />,
  noScript = <NoScriptNote />,
  children,
}: BySessionProps) {
  const { kind } = session;
  return (
    <>
      {noScript}
      {kind !== 'signed-in' && (
        <div className={`${styles.place} ${styles.signedOut} ${kind === 'unknown' ? styles.without : ''}`}>
          {signedOut}
        </div>
      )}
      {kind !== 'signed-out' && (
        <div className={`${styles.place} ${kind === 'unknown' ? styles.within : ''}`}>{children}</div>
      )}
    </>
  );
}
