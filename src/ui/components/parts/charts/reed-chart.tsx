import type { ReactNode } from 'react';
import styles from './reed-chart.module.css';

interface Reed {
  readonly id: string;
  /** The year or category, in a word or two; shown in the water. */
  readonly label: ReactNode;
  /** A shorter label for many reeds on a small screen, such as the last digits of a year. */
  readonly brief?: ReactNode;
  /** Zero or more. */
  readonly value: number;
  /** The value as short text; shown on top. */
  readonly text: ReactNode;
}

interface ReedChartProps {
  /** Four to a dozen. */
  readonly reeds: readonly Reed[];
  /** What is counted, and in which unit. */
  readonly children: ReactNode;
}

/** In pixels: the tallest reed, the shortest with leaves and a head, and the shortest visible shoot. */
const height = { most: 232, grown: 40, least: 3 };
/** How far a reed continues below the water's edge, in pixels. */
const inWater = 5;

/** A series of amounts, such as years, as reeds whose height above the water is proportional to the amount. */
export function ReedChart({ reeds, children }: ReedChartProps) {
  const largest = Math.max(...reeds.map(({ value }) => value), 1);
  return (
    <figure className={styles.chart}>
      <dl className={styles.row}>
        {reeds.map(({ id, label, brief, value, text }, place) => (
          <div key={id} className={styles.reed}>
            <dt className={styles.label}>
              {brief === undefined ? (
                label
              ) : (
                <>
                  <span className={styles.long}>{label}</span>
                  <span className={styles.brief} aria-hidden="true">
                    {brief}
                  </span>
                </>
              )}
            </dt>
            <dd className={styles.amount}>
              {text}
              <Cattail
                height={Math.max(Math.round((value / largest) * height.most), height.least)}
                leansLeft={leansLeft(place, reeds.length)}
              />
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}

/** Alternating, but inward at either edge, where a leaf has no room outside. */
function leansLeft(place: number, count: number): boolean {
  return place === count - 1 || (place > 0 && place % 2 === 0);
}

/** Drawn from the middle of its column outward, so that it is as sharp in a narrow column. */
function Cattail({ height: high, leansLeft }: { readonly height: number; readonly leansLeft: boolean }) {
  const side = leansLeft ? -1 : 1;
  const isGrown = high >= height.grown;
  const foot = high + inWater;
  const head = Math.min(54, Math.round(high * 0.38));
  return (
    <svg className={styles.cattail} width="100%" height={high} aria-hidden="true">
      <svg x="50%" overflow="visible" aria-hidden="true">
        {isGrown && (
          <path
            className={styles.leaf}
            d={`M${side * 2} ${foot}C${side * 3} ${high * 0.7} ${side * 8} ${high * 0.5} ${side * 15} ${high * 0.3} ${side * 13} ${high * 0.6} ${side * 9} ${high * 0.8} ${side * 7} ${foot}z`}
          />
        )}
        <path className={styles.stem} d={`M0 2V${foot}`} />
        {isGrown && <path className={styles.head} d={`M0 14v${Math.max(head - 12, 1)}`} />}
      </svg>
    </svg>
  );
}
