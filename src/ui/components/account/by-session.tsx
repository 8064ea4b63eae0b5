import type { ReactNode } from 'react';
import type { SessionView } from '../../../application/account/session-state.ts';
import { SignedOut } from '../purchase/signed-out.tsx';
import styles from './by-session.module.css';
import { NoScriptNote } from './no-script-note.tsx';

interface BySessionProps {
  readonly session: SessionView;
  readonly signedOut?: ReactNode;
  /** For whoever has turned JavaScript off, and sees neither. */
  readonly noScript?: ReactNode;
  /** For whoever is signed in, and for whoever may be while that is not yet known. */
  readonly children: ReactNode;
}

/**
 * What depends on who is signed in. Until the page's script has found out, both stand in the HTML, and the first paint shows the one
 * for the session that it finds (`<html data-session>`). What then stays keeps its element, and what was typed into it.
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
