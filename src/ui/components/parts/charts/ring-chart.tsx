import type { ReactNode } from 'react';
import styles from './ring-chart.module.css';

interface RingChartProps {
  readonly value: number;
  /** What the whole ring represents. */
  readonly of: number;
  /** The value as text, in the middle of the ring. */
  readonly text: string;
  readonly children: ReactNode;
  /** Where the text is: below the ring, beside it on a phone, or always beside it. */
  readonly words?: 'below' | 'beside';
}

/** A share of a whole as a neck ring, drawn as far round as the share. `children` say what it is. */
export function RingChart({ value, of, text, children, words = 'below' }: RingChartProps) {
  return (
    <figure className={words === 'beside' ? `${styles.chart} ${styles.beside}` : styles.chart}>
      <svg className={styles.drawing} viewBox="4 4 112 112" aria-hidden="true">
        <circle className={styles.whole} cx="60" cy="60" r="50" />
        <circle
          className={styles.share}
          cx="60"
          cy="60"
          r="50"
          pathLength={of}
          strokeDasharray={`${value} ${of}`}
        />
        <text className={text.length > 3 ? `${styles.text} ${styles.long}` : styles.text} x="60" y="72">
          {text}
        </text>
      </svg>
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}
