import styles from './dabbling-duck.module.css';

/** A duck with its head under water, looking for what is missing. Decoration. */
export function DabblingDuck({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={`${styles.image} ${className}`} viewBox="0 0 800 240" aria-hidden="true">
      <path
        className={styles.foot}
        d="M356 144l-42-36-38-15q15-6 15-22 11 10 25 0l-2 37M456 144l42-36 38-15q-15-6-15-22-11 10-25 0l2 37"
      />
      <path className={styles.body} d="M322 190C318 112 364 52 406 20c42 32 88 92 84 170z" />
      <path className={styles.under} d="M406 72c-32 20-52 62-52 118h104c0-56-20-98-52-118z" />
      <path className={styles.tail} d="M406 20c-20 15-38 34-52 56 32-14 72-14 104 0-14-22-32-41-52-56z" />
      <path className={styles.curl} d="M408 34c4-20 28-28 38-14 8 12-6 24-16 14" />
      <path
        className={styles.water}
        d="M-2400 166q100-10 200 0t200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0V300H-2400z"
      />
      <path className={styles.rings} d="M300 184q106 22 212 0M256 200q150 30 300 0M206 216q200 40 400 0" />
    </svg>
  );
}
