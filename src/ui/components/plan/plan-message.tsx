import type { ReactNode } from 'react';
import { useFocusOfReplaced } from '../../hooks/use-focus-of-replaced.ts';
import styles from './plan-card.module.css';

interface PlanMessageProps {
  readonly role: 'alert' | 'status';
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The way on. */
  readonly action?: ReactNode;
}

/** In place of the plans: why there is nothing to buy here, and what to do instead. */
export function PlanMessage({ role, title, children, action }: PlanMessageProps) {
  return (
    <section ref={useFocusOfReplaced()} className={styles.card} role={role}>
      <h2 className={styles.title}>{title}</h2>
      <p>{children}</p>
      {action && <div className={styles.links}>{action}</div>}
    </section>
  );
}
