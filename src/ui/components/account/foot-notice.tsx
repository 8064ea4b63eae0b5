import { useLingui } from '@lingui/react';
import { type ReactNode, type Ref, useState } from 'react';
import styles from './foot-banner.module.css';

interface FootNoticeProps {
  readonly place?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A notice at the window's foot, until its reader closes it: what it says stands on the page of the subscription as well. */
export function FootNotice({ place, children }: FootNoticeProps) {
  const { i18n } = useLingui();
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <div ref={place} tabIndex={-1} className={styles.inside}>
      {children}
      <button
        type="button"
        className={styles.close}
        aria-label={i18n._({ id: 'account.banner.close', message: 'Close' })}
        onClick={() => setClosed(true)}
      />
    </div>
  );
}
