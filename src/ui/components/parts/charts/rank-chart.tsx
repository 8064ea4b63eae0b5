import type { ReactNode } from 'react';
import { OtherDuck, SwimmingDrake, waterline } from '../../images/swimming-duck.tsx';
import styles from './rank-chart.module.css';

interface RankChartProps {
  /** The rank, counted from 1. */
  readonly rank: number;
  /** How many are drawn; at least the rank. */
  readonly of: number;
  /** What the rank is in. */
  readonly children: ReactNode;
}

const duck = { width: 150, height: 120 };

/** A rank as ducks in a row on the water, the first one furthest away. Only our duck is in color. */
export function RankChart({ rank, of, children }: RankChartProps) {
  const width = of * duck.width + 40;
  return (
    <figure className={styles.chart}>
      <svg className={styles.pond} viewBox={`0 0 ${width} 190`} aria-hidden="true">
        <path className={styles.water} d={`M0 122h${width}v68H0z`} />
        {Array.from({ length: of }, (_, place) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a duck is its place in the row
            key={place}
            transform={`translate(${width - 20 - (place + 1) * duck.width} 18)`}
          >
            {place + 1 === rank ? <SwimmingDrake /> : <OtherDuck />}
            <path className={styles.ripple} d={waterline} />
            <text className={styles.place} x="69" y="103">
              {place + 1}
            </text>
          </g>
        ))}
        <path className={styles.ripple} d={ripples(width)} />
      </svg>
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}

function ripples(width: number): string {
  return Array.from({ length: Math.floor(width / 130) }, (_, place) => {
    const start = 24 + place * 130;
    return `M${start} ${place % 2 === 0 ? 160 : 174}q18-9 36 0t36 0`;
  }).join('');
}
