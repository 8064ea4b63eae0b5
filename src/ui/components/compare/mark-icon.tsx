import type { ComparisonMark } from '../../../domain/comparison/comparison.ts';
import styles from './mark-icon.module.css';

/**
 * The icon of a mark: a full disc, half a disc, a coin, an empty ring, or a question mark. They differ in shape as well
 * as in color.
 */
export function MarkIcon({ mark }: { readonly mark: ComparisonMark }) {
  return (
    <svg className={`${styles.icon} ${styles[mark]}`} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.ring} cx="12" cy="12" r="10" />
      <path className={styles.sign} d={signs[mark]} />
    </svg>
  );
}

const signs = {
  included: 'M7 12.5l3.5 3.5 6.5-7.5',
  limited: 'M12 2a10 10 0 0 1 0 20z',
  paid: 'M12 7v10M7 12h10',
  none: 'M8.5 12h7',
  unclear: 'M9.4 9.6a2.7 2.7 0 1 1 4.1 2.3c-1 .6-1.5 1.1-1.5 2.1M12 17.2v.1',
} as const;
