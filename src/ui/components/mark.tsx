import { mark } from '../../domain/mark.ts';
import styles from './mark.module.css';

/**
 * The mark. One drawing serves 16 px as well as the hero. It is decorative beside a name; pass `title` where it stands
 * alone.
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
      viewBox={mark.viewBox}
      role={title === undefined ? undefined : 'img'}
      aria-hidden={title === undefined ? true : undefined}
      aria-label={title}
    >
      <MarkShapes />
    </svg>
  );
}

/** The mark within another drawing, at its own 64 units. */
export function MarkShapes() {
  return (
    <>
      <path className={styles.beak} d={mark.beak} />
      <circle className={styles.head} {...mark.head} />
      <path className={styles.ring} d={mark.ring} />
      <circle className={styles.eye} {...mark.eye} />
    </>
  );
}
