import { DrakeBody } from '../images/drake-body.tsx';
import images from '../images/images.module.css';
import { Reeds } from '../images/reeds.tsx';
import { OtherDuck, waterline } from '../images/swimming-duck.tsx';
import { openWater } from './open-water.ts';
import styles from './wound-up-ducks.module.css';

/** Where each duck swims: three inside the drawing, and more behind them on a wide window. */
const queue = [-500, -362, -224, -86, 62, 200, 338];

/** Illustration for automated searches: identical wind-up ducks swim toward a drake. Decorative. */
export function WoundUpDucks({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={`${images.image} ${className}`} viewBox="60 0 680 240" aria-hidden="true">
      <path className={images.water} d={openWater} />
      {queue.map((x) => (
        <g key={x} transform={`translate(${x} 54) scale(.94)`}>
          <path
            className={styles.key}
            d="M64 60V26c-6-14-26-14-26-1s20 14 26 1c6-14 26-14 26-1s-20 14-26 1"
          />
          <OtherDuck />
          <path className={images.ripple} d={waterline} />
        </g>
      ))}
      <g transform="translate(800 -14) scale(.74)">
        <Reeds />
      </g>
      <g transform="translate(744 29) scale(-.3 .3)">
        <DrakeBody />
      </g>
      <path
        className={images.ripple}
        d="M552 148q82 28 160 0M70 206q20-8 40 0t40 0M326 210q20-8 40 0t40 0M610 204q20-8 40 0t40 0M-330 200q20-8 40 0t40 0M960 196q20-8 40 0t40 0"
      />
    </svg>
  );
}
