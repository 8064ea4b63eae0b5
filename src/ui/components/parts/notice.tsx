import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** `info` informs, `done` confirms, `problem` says what happened, what was not lost, and what to do. */
export type NoticeKind = 'info' | 'done' | 'problem';

interface NoticeProps {
  readonly kind: NoticeKind;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons or links that help. */
  readonly actions?: ReactNode;
}

/** A message in the flow of the page. A problem is announced at once, the others politely. */
export function Notice({ kind, title, children, actions }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'problem' ? 'alert' : 'status'}>
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
        <path d={signs[kind]} />
      </svg>
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}

const signs = {
  info: 'M12 10v7M12 6.6v.4',
  done: 'M6.5 12.5l3.8 3.8 7.4-8.4',
  problem: 'M12 6v7.5M12 17v.4',
} as const;
