import styles from './images.module.css';

/** A clump of reeds with its waterline: 120 units wide, y from 24 to 272. */
export function Reeds() {
  return (
    <>
      <path className={styles.reedDeep} d="M70 262C74 190 62 120 80 44" />
      <path className={styles.reed} d="M36 262C42 170 26 110 34 60" />
      <path className={styles.cattail} d="M76 76l4-52M34 90l-1-44" />
      <path className={styles.leaf} d="M92 266C72 190 78 150 42 104c44 40 62 100 64 162z" />
      <path className={styles.ripple} d="M18 262q40 10 104 0" />
    </>
  );
}
