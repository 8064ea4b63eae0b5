import type { ReactNode } from 'react';
import styles from './moment.module.css';

interface MomentProps {
  /** Drawn beside the words. */
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Links or buttons. */
  readonly actions?: ReactNode;
}

/** A page that says one thing: a picture, a sentence set large, what it means, and the ways on. */
export function Moment({ picture, title, children, actions }: MomentProps) {
  return (
    <div className={styles.moment}>
      <div className={styles.picture}>{picture}</div>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.words} role="status">
        {children}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
