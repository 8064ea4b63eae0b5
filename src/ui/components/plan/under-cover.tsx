import { DrakeBody } from '../images/drake-body.tsx';
import styles from '../images/images.module.css';
import { Reeds } from '../images/reeds.tsx';

/** A drake looks out between the reeds, visible only as far as he likes. The water's edge is at the bottom. */
export function UnderCover({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={`${styles.image} ${className}`}
      viewBox="0 0 640 300"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.reedDeep} d="M352 240c-6-60 8-130-6-190" />
      <path className={styles.cattail} d="M347 90l-2-50" />
      <g transform="translate(560 -22) scale(-.66 .66)">
        <DrakeBody />
      </g>
      <path className={styles.ripple} d="M150 244q160 30 330-6M196 284q30 10 64 4M430 284q24 6 50-2" />
      <path className={styles.leafDeep} d="M540 266c2-70 20-134 60-168-22 44-30 108-28 168z" />
      <path className={styles.reed} d="M478 262c-8-80 8-140 0-212M526 262c6-70-8-120 14-200" />
      <path className={styles.cattail} d="M479 86l-2-50M536 96l6-44" />
      <path
        className={styles.leaf}
        d="M288 266C266 210 258 150 234 92c46 46 72 110 76 174zM462 266c8-60 20-86 46-114-10 44-24 64-26 114zM176 266c-4-40-20-70-42-92 36 14 56 48 60 92z"
      />
      <path
        className={styles.ripple}
        d="M152 262q30 10 60 0M252 262q40 10 80 0M444 262q28 10 56 0M508 262q40 10 88 0"
      />
      <Reeds />
    </svg>
  );
}
