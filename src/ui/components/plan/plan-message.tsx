import type { ReactNode } from 'react';
import { useFocusOfReplaced } from '../../hooks/use-focus-of-replaced.ts';
import styles from './plan-card.module.css';

interface PlanMessageProps {
  readonly role: 'alert' | 'status';
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The next step: links or buttons. */
  readonly action?: ReactNode;
}

/** Replaces the plans: why nothing can be bought here, and what to do instead. */
export function PlanMessage({ role, title, children, action }: PlanMessageProps) {
  return (
    <section ref={useFocusOfReplaced()} className={styles.card} role={role}>
      <h2 className={styles.title}>{title}</h2>
      <p>{children}</p>
      {action && <div className={styles.links}>{action}</div>}
    </section>
  );
}
