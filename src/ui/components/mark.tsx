import styles from './mark.module.css';

/**
 * The mark: a mallard's head of one disc, one ring, one beak and one eye. The same file serves 16 px and the hero.
 * It is decoration beside a name; give `title` where it stands alone. `public/favicon.svg` is the same drawing.
 */
export function Mark({
  title,
  className,
}: {
  readonly title?: string;
  readonly className?: string | undefined;
}) {
  return (
    <svg
      className={className === undefined ? styles.mark : `${styles.mark} ${className}`}
      viewBox="0 0 64 64"
      role={title === undefined ? undefined : 'img'}
      aria-hidden={title === undefined ? true : undefined}
      aria-label={title}
    >
      <MarkShapes />
    </svg>
  );
}

/** The mark within another drawing, as large as its own 64 units. */
export function MarkShapes() {
  return (
    <>
      <path className={styles.beak} d="M40 22c7 1 11 7 18 9 6 1 7 9 1 10-6 1-12 1-19 1z" />
      <circle className={styles.head} cx="25" cy="36" r="23" />
      <path
        className={styles.ring}
        d="M4.2 45.7Q25 58.5 45.8 45.7A23 23 0 0 1 42.6 50.8Q25 61.5 7.4 50.8A23 23 0 0 1 4.2 45.7z"
      />
      <circle className={styles.eye} cx="33" cy="28" r="3.4" />
    </>
  );
}
