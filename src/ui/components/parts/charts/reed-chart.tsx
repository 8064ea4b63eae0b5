import type { ReactNode } from 'react';
import styles from './reed-chart.module.css';

interface Reed {
  readonly id: string;
  /** When, or of what, in a word or two; it stands in the water. */
  readonly label: ReactNode;
  /** What is shown in its place where many reeds stand on a small screen, such as the last digits of a year. */
  readonly brief?: ReactNode;
  /** Zero or more. */
  readonly value: number;
  /** The value as it is to be read, short: it stands on top. */
  readonly text: ReactNode;
}

interface ReedChartProps {
  /** Four to a dozen. */
  readonly reeds: readonly Reed[];
  /** What is counted, and in what unit. */
  readonly children: ReactNode;
}

/** In pixels: the highest reed, the lowest that has leaves and a head, and the lowest shoot that can be seen. */
const height = { most: 232, grown: 40, least: 3 };
/** So far it goes on under the edge of the water, in pixels. */
const inWater = 5;

/** Amounts one after the other, such as years, as reeds that stand as high out of the water as the amount says. */
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

/** By turns, and at either edge inwards, where a leaf has no room to the outside. */
function leansLeft(place: number, count: number): boolean {
  return place === count - 1 || (place > 0 && place % 2 === 0);
}

/** Drawn from the middle of its column outwards, so that it is as sharp in a narrow one. */
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
