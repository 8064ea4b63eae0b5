import type { ReactNode } from 'react';
import styles from './slow-line.module.css';

interface SlowLineProps {
  /** What stands in its place until then; its room is empty without. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Says that an answer takes longer than usual, once the form around it has been `aria-busy` for as long as the fetch policy waits; also
 * before the form's code is there. It has its room from the start, so that nothing moves.
 */
export function SlowLine({ before, children }: SlowLineProps) {
  return (
    <p className={styles.line} role="status">
      {before !== undefined && <span className={styles.before}>{before}</span>}
      <span className={styles.slow}>{children}</span>
    </p>
  );
}
