import styles from './images.module.css';

/** A duckling on the water from the side, 104 × 70 units, with its waterline. */
export function Duckling() {
  return (
    <>
      <DucklingShapes />
      <path className={styles.ripple} d="M-2 54q46 22 92 0" />
    </>
  );
}

/** The bird alone, 64 units high. */
export function DucklingShapes() {
  return (
    <>
      <path className={styles.beak} d="M84 12c8 0 12 6 18 8 4 2 2 6-2 6H82z" />
      <path
        className={styles.down}
        d="M4 30c14-12 34-12 48-8 2-24 38-28 40 0 0 12-6 16-8 24-3 11-19 18-38 18C18 64-2 52 4 30z"
      />
      <path className={styles.beak} d="M20 36q18 8 36 0-3 14-19 14T20 36z" />
      <circle className={styles.pupil} cx="76" cy="13" r="3.4" />
    </>
  );
}
