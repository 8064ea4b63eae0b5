import type { ReactNode } from 'react';
import styles from './bar-chart.module.css';

interface Bar {
  readonly id: string;
  readonly label: ReactNode;
  /** Zero or more; the largest takes the full width. */
  readonly value: number;
  /** The value as text. */
  readonly text: ReactNode;
}

/** A bar chart. The text is the content; the bars show the proportions. */
export function BarChart({ bars }: { readonly bars: readonly Bar[] }) {
  const largest = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <dl className={styles.chart}>
      {bars.map(({ id, label, value, text }) => (
        <div key={id} className={styles.row}>
          <dt>{label}</dt>
          <dd className={styles.amount}>
            <span className={styles.track}>
              {/* Zero is drawn as an empty outline, so that it is recognizable as zero. */}
              <svg
                className={value === 0 ? styles.none : styles.bar}
                width={value === 0 ? '100%' : `${Math.max((value / largest) * 100, 1)}%`}
                height="28"
                aria-hidden="true"
              />
            </span>
            <span className={styles.text}>{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
