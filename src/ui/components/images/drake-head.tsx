import { flyingBird, wingsDown } from './flying-bird.ts';
import styles from './images.module.css';

/**
 * The mark as a poster: a drake's head above its own ring, looking toward the text beside it. The water in front
 * extends beyond the drawing on both sides; the section clips it at its edges.
 */
export function DrakeHead({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={[styles.image, className].filter(Boolean).join(' ')}
      viewBox="0 0 640 600"
      aria-hidden="true"
    >
      <circle className={styles.sun} cx="456" cy="176" r="150" />
      <path className={styles.bird} transform="translate(240 62) scale(-.8 .8)" d={flyingBird} />
      <path className={styles.bird} transform="translate(312 22) scale(-.6 .6)" d={wingsDown} />
      <path className={styles.water} d="M-3000 506h6600v97h-6600z" />
      <ellipse className={styles.deep} cx="440" cy="556" rx="326" ry="32" />
      <path
        className={styles.flank}
        d="M440 560v-90l54-30q30-1 58-3c96-8 190 30 250-4 10 90-100 143-322 137z"
      />
      <path className={styles.breast} d="M224 440c-14 28-50 54-50 92 0 42 166 46 326 38-32-40-34-90-6-128z" />
      <path className={styles.head} d="M200 299c26 65 39 93 24 141h270c-16-48-9-76 17.6-141z" />
      <path className={styles.ring} d="M230 404q128 56 256 0l9 37q-136 58-271-1z" />
      <g transform="translate(20 3) scale(.933)">
        <path className={styles.beak} d="M214 168c-56 8-96 60-150 70-40 8-58 30-44 54 14 22 98 18 186 20z" />
        <path className={styles.beakLine} d="M30 282c52-6 98-6 160-6M112 236l16-6" />
        <circle className={styles.head} cx="360" cy="250" r="180" />
        <path className={styles.shine} d="M232 172A152 152 0 0 1 452 130A180 180 0 0 0 232 172z" />
        <circle className={styles.ring} cx="296" cy="196" r="24" />
        <circle className={styles.pupil} cx="291" cy="196" r="12" />
      </g>
      <path className={styles.leafDeep} d="M563 578c0-110 4-200 14-300 12 100 12 200 4 300z" />
      <path className={styles.reedDeep} d="M556 578c0-120 4-240-8-340M590 578c0-90-2-150 6-230" />
      <path className={styles.cattail} d="M549 270l4 62M596 376l-3 54" />
      <path
        className={styles.ripple}
        d="M152 538q28 44 194 48t356-24M536 578h74M30 566h90M-90 540h120M-310 566h150"
      />
    </svg>
  );
}
