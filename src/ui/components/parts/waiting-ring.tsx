import styles from './waiting-ring.module.css';

/** The neck ring as a progress indicator: a white arc runs round the green head for a few seconds, then rests. */
export function WaitingRing() {
  return (
    <svg className={styles.ring} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <path className={styles.beak} d="M92 36l24 8c-1 7-11 10-22 8z" />
      <circle className={styles.head} cx="56" cy="60" r="48" />
      <circle className={styles.track} cx="56" cy="60" r="38" />
      <circle className={styles.arc} cx="56" cy="60" r="38" pathLength="100" />
      <circle className={styles.eye} cx="72" cy="48" r="5" />
    </svg>
  );
}
