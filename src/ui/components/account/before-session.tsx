import type { ReactNode } from 'react';
import { StatusPanel } from '../parts/status-panel.tsx';
import { SignedOut } from '../purchase/signed-out.tsx';
import styles from './before-session.module.css';

/**
 * Stands where the account will, until the page's script has found out who is signed in. Whoever the first paint finds no session of
 * (`<html data-session>`) is told so at once; for others `title` says what is looked for.
 */
export function BeforeSession({ title }: { readonly title: ReactNode }) {
  return (
    <>
      <div className={styles.without}>
        <SignedOut shape="card" />
      </div>
      <div className={styles.within}>
        <StatusPanel status="loading" shape="card" title={title} />
      </div>
    </>
  );
}
