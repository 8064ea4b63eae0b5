import styles from './images.module.css';

/** A hen and her ducklings on their way across the pond. */
export function Family({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={[styles.image, className].filter(Boolean).join(' ')}
      viewBox="0 0 620 130"
      aria-hidden="true"
    >
      <g transform="translate(352 0)">
        <path className={styles.cattail} d="M66 66c20-20 104-22 132-4" />
        <path
          className={styles.hen}
          d="M58 62c36-26 106-30 150-4 6 20-4 34-22 42H80C64 92 56 80 58 62zM58 62L26 50q6 20 30 30zM164 68c13-10 15-26 14-42h42c-4 10-9 18-11 31l-3 13c-16 4-32 2-42-2z"
        />
        <path className={styles.henDeep} d="M78 68c22-16 66-16 92-2-6 20-28 26-54 26-20 0-36-8-38-24z" />
        <path className={styles.patch} d="M90 82l34-4 10 14q-24 4-36-2z" />
        <path className={styles.beak} d="M222 18c12 2 20 10 30 12 8 2 8 9 0 10-12 2-26 1-34 1z" />
        <circle className={styles.hen} cx="202" cy="28" r="25" />
        <path className={styles.henDeep} d="M180 18q22-18 44-2-22-4-44 2z" />
        <circle className={styles.ring} cx="212" cy="24" r="4" />
      </g>
      {ducklings.map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path className={styles.beak} d="M84 12c8 0 12 6 18 8 4 2 2 6-2 6H82z" />
          <path
            className={styles.down}
            d="M4 30c14-12 34-12 48-8 2-24 38-28 40 0 0 12-6 16-8 24q-3 7-11 10H18C8 52 2 42 4 30z"
          />
          <circle className={styles.pupil} cx="76" cy="13" r="3.4" />
        </g>
      ))}
      <path className={styles.ripple} d="M412 100h148M38 100h66M126 100h72M222 100h80" />
    </svg>
  );
}

const ducklings: readonly (readonly [number, number, number])[] = [
  [38, 60, 0.72],
  [126, 55, 0.8],
  [222, 50, 0.9],
];
