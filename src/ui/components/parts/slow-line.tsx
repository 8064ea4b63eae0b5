import type { ReactNode } from 'react';
import styles from './slow-line.module.css';

interface SlowLineProps {
  /** Shown in its place until then; without it, the room stays empty. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Says that a response takes longer than usual, once the form around it has been `aria-busy` for as long as the fetch
 * policy waits, even before the form's code has arrived. Its room is reserved, so that nothing moves.
 */
export function SlowLine({ before, children }: SlowLineProps) {
  return (
    <p className={styles.line} role="status">
      {before !== undefined && <span className={styles.before}>{before}</span>}
      <span className={styles.slow}>{children}</span>
    </p>
  );
}
