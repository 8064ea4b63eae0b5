import { drakeShapes } from './drake-shapes.ts';
import styles from './images.module.css';
import screens from './screens/screens.module.css';

/** A drake with ruffled feathers whom a fly will not leave alone: what bothers you. */
export function BotheredDrake({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={[styles.image, className].filter(Boolean).join(' ')}
      viewBox="0 0 420 276"
      aria-hidden="true"
    >
      <path className={styles.reed} d="M40 250C38 190 50 130 28 66" />
      <path className={styles.cattail} d="M32 80l6 46" />
      <path className={styles.leaf} d="M52 250C40 196 40 160 8 118c44 30 62 76 60 132z" />
      <path
        className={styles.water}
        d="M0 212q105-12 210 0t210 0v40a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
      />
      <path
        className={styles.flank}
        d="M146 180q-14-18-12-38 22 8 34 26zM180 166q-12-20-8-40 22 12 32 34zM216 162q-8-20-2-38 18 14 26 36z"
      />
      <g transform="translate(44 62) scale(.44)">
        {drakeShapes.map(([part, path]) => (
          <path key={path} className={styles[part]} d={path} />
        ))}
      </g>
      <path className={styles.ripple} d="M82 236q130 34 262-6M60 258q50 10 110 6M280 262q40 0 70-8" />
      <path className={screens.track} d="M208 66c24-54 94-58 104-24 6 30-36 34-36 8 0-34 54-44 78-18" />
      <g transform="translate(384 62) rotate(28)">
        <ellipse
          className={styles.flankDeep}
          cx="-7"
          cy="-13"
          rx="6"
          ry="12"
          transform="rotate(-34 -7 -13)"
        />
        <ellipse className={styles.flankDeep} cx="4" cy="-14" rx="6" ry="12" transform="rotate(8 4 -14)" />
        <ellipse className={styles.bird} rx="14" ry="7.5" />
        <circle className={styles.breast} cx="13" r="5.5" />
      </g>
    </svg>
  );
}
