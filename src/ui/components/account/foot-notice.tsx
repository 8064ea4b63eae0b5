import { useLingui } from '@lingui/react';
import { type ReactNode, type Ref, useState } from 'react';
import type { App } from '../../../application/app.ts';
import styles from './foot-banner.module.css';

interface FootNoticeProps {
  readonly app: App;
  /** What it is about: closed, it comes back only in another visit. Absent for what an action has led to. */
  readonly about?: string;
  readonly place?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A notice at the window's foot, until its reader closes it: what it says stands on the page of the subscription as well. */
export function FootNotice({ app, about = '', place, children }: FootNoticeProps) {
  const { i18n } = useLingui();
  const { closedNotices } = app.get('subscription');
  const [closed, setClosed] = useState(() => closedNotices.has(about));
  if (closed) return null;
  const close = () => {
    setClosed(true);
    if (about) closedNotices.add(about);
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
