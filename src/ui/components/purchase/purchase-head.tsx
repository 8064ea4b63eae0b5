import type { ReactNode } from 'react';
import styles from './purchase-head.module.css';

interface PurchaseHeadProps {
  readonly title: ReactNode;
  /** What it means; read out when it changes. */
  readonly children?: ReactNode;
  /** The ways on: links or buttons. */
  readonly actions?: ReactNode;
  readonly image: ReactNode;
  readonly busy?: boolean;
}

/** The top of a page about a purchase. Title, words and picture stand in the same place whatever they say. */
export function PurchaseHead({ title, children, actions, image, busy = false }: PurchaseHeadProps) {
  return (
    <section className={styles.head} aria-busy={busy || undefined}>
      <div className={styles.image}>{image}</div>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.lead} role="status">
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}
