import type { ReactNode } from 'react';
import { flyingBird } from '../../images/flying-bird.ts';
import styles from './flock-chart.module.css';

interface FlockChartProps {
  /** The number of birds: one per unit of what is counted. */
  readonly count: number;
  /** What they represent. */
  readonly children: ReactNode;
}

const step = { x: 92, y: 52 };

/** A number as birds flying in a wedge, one per unit. `children` say what one represents. */
export function FlockChart({ count, children }: FlockChartProps) {
  const rows = Math.floor(count / 2);
  const width = rows * step.x + 120;
  const height = rows * step.y * 2 + 60;
  return (
    <figure className={styles.chart}>
      <svg className={styles.sky} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {Array.from({ length: count }, (_, bird) => {
          const behind = Math.ceil(bird / 2);
          const side = bird % 2 === 0 ? 1 : -1;
          const x = width - 118 - behind * step.x;
          const y = height / 2 + side * behind * step.y;
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a bird is its place in the wedge
              key={bird}
              className={bird === 0 ? styles.first : styles.bird}
              transform={`translate(${x} ${y})`}
              d={flyingBird}
            />
          );
        })}
      </svg>
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}
