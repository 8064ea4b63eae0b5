import { useLingui } from '@lingui/react';
import { type ReactNode, type Ref, useState } from 'react';
import type { App } from '../../../application/app.ts';
import styles from './foot-banner.module.css';

interface FootNoticeProps {
  readonly app: App;
  /**
   * Identifies the subject: once closed, the notice for it only comes back in another visit. Absent for the result of
   * an action.
   */
  readonly about?: string;
  readonly place?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A notice at the bottom of the window until it is closed. What it says is also on the page of the subscription. */
export function FootNotice({ app, about = '', place, children }: FootNoticeProps) {
  const { i18n } = useLingui();
  const { closedNotices } = app.get('subscription');
  const [closed, setClosed] = useState<string | null>(null);
  if (closed === about || closedNotices.has(about)) return null;
  const close = () => {
    setClosed(about);
    if (about) closedNotices.add(about);
    // The button that had the focus is gone: keyboard users continue on the page below.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.inside}>
      {children}
      <button
        type="button"
        className={styles.close}
        aria-label={i18n._({ id: 'account.banner.close', message: 'Close' })}
        onClick={close}
      />
    </div>
  );
}
