import styles from '../images/images.module.css';
import { Reeds } from '../images/reeds.tsx';
import { TippedDrake } from '../images/tipped-drake.tsx';
import { openWater } from './open-water.ts';

/**
 * Illustration for failures of ours: a drake with its head under water at sunset, looking for what is missing.
 * Decorative.
 */
export function SearchingDrake({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={`${styles.image} ${className}`} viewBox="60 0 680 240" aria-hidden="true">
      <circle className={styles.sun} cx="556" cy="112" r="64" />
      <path className={styles.water} d={openWater} />
      <g transform="translate(180 -16) scale(1.267)">
        <TippedDrake />
      </g>
      <path className={styles.water} fillOpacity=".55" d={openWater} />
      <g transform="translate(156 -14) scale(.74)">
        <Reeds />
      </g>
      <path
        className={styles.ripple}
        d="M322 146q74 34 150 2M296 166q98 44 206 4M560 176q20-8 40 0t40 0M100 200q20-8 40 0t40 0M420 222q20-8 40 0t40 0"
      />
    </svg>
  );
}
