import { DrakeBody } from './drake-body.tsx';
import styles from './images.module.css';
import { Reeds } from './reeds.tsx';
import screens from './screens/screens.module.css';

/** Illustration for nuisances: a drake with ruffled feathers that a fly will not leave alone. */
export function BotheredDrake({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={[styles.image, className].filter(Boolean).join(' ')}
      viewBox="0 0 420 276"
      aria-hidden="true"
    >
      <path
        className={styles.water}
        d="M0 212q105-12 210 0t210 0v40a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
      />
      <g transform="translate(-8 46) scale(.7)">
        <Reeds />
      </g>
      <path
        className={styles.flankDeep}
        d="M186 168q-12-12-10-30 18 10 24 28zM200 162q-8-24 2-46 18 18 18 46z"
      />
      <path className={styles.flank} d="M172 172q-22-14-24-44 28 12 38 40zM222 162q0-18 16-32 8 18 0 34z" />
      <g transform="translate(54 62) scale(.44)">
        <DrakeBody />
      </g>
      <path className={styles.ripple} d="M92 236q130 34 262-6M70 258q50 10 110 6M290 262q40 0 70-8" />
      <path
        className={screens.track}
        d="M226 122c-8-60 46-106 88-94 34 12 20 56-8 46-26-10-12-48 18-50 22-2 36 6 43 21"
      />
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
