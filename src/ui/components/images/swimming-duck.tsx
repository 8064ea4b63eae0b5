import styles from './swimming-duck.module.css';

const tail = 'M34 90C20 81 12 71 7 61c10 1 19 5 30 13z';
const flank = 'M29 78C42 57 76 50 98 62c18 9 24 24 19 40-5 13-22 18-43 18-28 0-49-13-45-42z';
const breast = 'M88 57q19 9 38 3c6 17 1 33-8 44-7 11-21 16-38 16 15-18 19-42 8-63z';
const neck = 'M91 31h32c-1 11 0 20 3 29q-19 10-36 0c2-10 2-20 1-29z';
const head = 'M88 28a20 20 0 1 1 40 0 20 20 0 1 1-40 0z';
const beak = 'M124 19c8 1 12 7 20 9 6 1 6 8 1 9-8 2-16 1-24 1z';

/** The silhouette of the whole bird in one color, used for birds that are not ours. */
export const duckOutline = tail + flank + breast + neck + head + beak;

/** The waterline of either bird, as a line in the color of the water's ripples. */
export const waterline = 'M14 108q58 25 116 0';

/** Our drake on the water from the side, small: 150 × 120 units. */
export function SwimmingDrake() {
  return (
    <>
      <path className={styles.tail} d={tail} />
      <path className={styles.curl} d="M36 74c-8-5-9-17-1-20 6-2 9 4 5 8" />
      <path className={styles.flank} d={flank} />
      <path className={styles.tail} d="M29 78q5-8 12-14c-2 15 1 32 8 44-14-6-22-15-20-30z" />
      <path className={styles.breast} d={breast} />
      <path className={styles.head} d={neck} />
      <path className={styles.ring} d="M90 51q17 8 34 0l4 11q-21 8-41-3z" />
      <path className={styles.beak} d={beak} />
      <path className={styles.head} d={head} />
      <circle className={styles.ring} cx="115" cy="23" r="3.4" />
    </>
  );
}

/** Another duck as a silhouette, as large as our drake. */
export function OtherDuck() {
  return (
    <>
      <path className={styles.outline} d={duckOutline} />
      <circle className={styles.pupil} cx="115" cy="23" r="3.4" />
    </>
  );
}
