import { flyingBird } from './flying-bird.ts';
import styles from './images.module.css';

/**
 * The mark as a poster: a drake's head over its own ring, looking at the words beside it.
 * The water in front of it runs past the drawing on both sides; the section clips it at its edges.
 */
export function DrakeHead({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={[styles.image, className].filter(Boolean).join(' ')}
      viewBox="0 0 640 600"
      aria-hidden="true"
    >
      <circle className={styles.sun} cx="486" cy="176" r="150" />
      <path className={styles.bird} transform="translate(240 62) scale(-.8 .8)" d={flyingBird} />
      <path className={styles.bird} transform="translate(312 22) scale(-.6 .6)" d={flyingBird} />
      <path className={styles.reedDeep} d="M580 560C578 430 584 316 570 192M616 560c0-110-6-190 4-290" />
      <path className={styles.cattail} d="M571 226l5 66M621 294l-3 58" />
      <path className={styles.leafDeep} d="M592 560c-22-120-16-206 38-320-26 126-28 212-12 320z" />
      <path className={styles.water} d="M-3000 506h6600v97h-6600z" />
      <ellipse className={styles.deep} cx="440" cy="556" rx="326" ry="32" />
      <path
        className={styles.flank}
        d="M440 560l47-136c9 22 33 17 65 13 88-8 172 33 172 93 0 36-164 44-244 40z"
      />
      <path className={styles.breast} d="M224 440c-14 28-50 54-50 92 0 42 166 46 326 38-32-40-34-90-6-128z" />
      <path className={styles.head} d="M213 325c24 38 29 79 11 115h270c-18-40-15-81 8-120z" />
      <path className={styles.ring} d="M234 404q125 56 250 2l10 36q-135 58-270-2z" />
      <g transform="translate(20 3) scale(.933)">
        <path className={styles.beak} d="M214 168c-56 8-96 60-150 70-40 8-58 30-44 54 14 22 98 18 186 20z" />
        <path className={styles.beakLine} d="M30 282c52-6 98-6 160-6M112 236l16-6" />
        <circle className={styles.head} cx="360" cy="250" r="180" />
        <path className={styles.shine} d="M232 172A152 152 0 0 1 452 130A180 180 0 0 0 232 172z" />
        <circle className={styles.ring} cx="296" cy="196" r="24" />
        <circle className={styles.pupil} cx="291" cy="196" r="12" />
      </g>
      <path
        className={styles.ripple}
        d="M152 538q28 44 194 48t356-24M100 546q24 22 72 34M-50 536q50 26 120 40M880 532q-50 30-116 44M-310 540q60 24 140 34"
      />
    </svg>
  );
}
