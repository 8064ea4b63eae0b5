import type { ReactNode } from 'react';
import styles from './rank-chart.module.css';

interface RankChartProps {
  /** The place, counted from 1. */
  readonly rank: number;
  /** How many are drawn in the row; at least the rank. */
  readonly of: number;
  /** What it is the rank in. */
  readonly children: ReactNode;
}

const duck = { width: 150, height: 120 };

/** A rank as ducks in a row on the water, the first at the end of the line of sight; ours has its colours on. */
export function RankChart({ rank, of, children }: RankChartProps) {
  const width = of * duck.width + 40;
  return (
    <figure className={styles.chart}>
      <svg className={styles.pond} viewBox={`0 0 ${width} 190`} aria-hidden="true">
        <path className={styles.water} d={`M0 128h${width}v62H0z`} />
        {Array.from({ length: of }, (_, place) => {
          const x = width - 20 - (place + 1) * duck.width;
          const own = place + 1 === rank;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a duck is its place in the row
            <g key={place} transform={`translate(${x} 18)`} className={own ? styles.own : styles.other}>
              <path
                className={styles.body}
                d="M6 92c18 4 26-20 56-22 22-2 34 4 44 4 14 0 18 22 6 36-10 12-28 16-50 16-32 0-52-12-56-34z"
              />
              <path className={styles.beak} d="M124 34c8 0 14 4 22 5 5 1 5 8 0 9-8 1-14 1-22-1z" />
              <path className={styles.breast} d="M86 72c12-4 26 0 32 4 7 8 6 22-6 32-16 0-28-16-26-36z" />
              <path className={styles.neck} d="M88 44h36c-3 12-3 20-1 30q-18 10-36 0c2-10 3-18 1-30z" />
              <circle className={styles.head} cx="106" cy="38" r="24" />
              {own && <path className={styles.ring} d="M87 69q18 11 36 0v8q-18 11-36 0z" />}
              <circle className={styles.eye} cx="114" cy="32" r="3.6" />
              <text className={styles.place} x="58" y="114">
                {place + 1}
              </text>
            </g>
          );
        })}
        <path className={styles.ripple} d={ripples(width)} />
      </svg>
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}

function ripples(width: number): string {
  return Array.from({ length: Math.floor(width / 130) }, (_, place) => {
    const start = 24 + place * 130;
    return `M${start} ${place % 2 === 0 ? 156 : 172}q18-9 36 0t36 0`;
  }).join('');
}
