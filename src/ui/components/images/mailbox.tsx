import { Duckling } from './duckling.tsx';
import { flyingBird } from './flying-bird.ts';
import styles from './images.module.css';
import screens from './screens/screens.module.css';

/** Illustration for e-mail that the visitor signed up for: a bird brings a letter to a mailbox on the pond. */
export function Mailbox({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={[styles.image, className].filter(Boolean).join(' ')}
      viewBox="0 0 420 250"
      aria-hidden="true"
    >
      <path
        className={styles.water}
        d="M0 190q105-12 210 0t210 0v36a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
      />
      <path className={styles.leafDeep} d="M60 238C34 170 40 120 12 84c40 36 58 90 66 154z" />
      <path className={styles.reedDeep} d="M44 238C46 170 34 110 44 40" />
      <path className={styles.cattail} d="M43 74l2-42" />
      <path className={styles.henDeep} d="M116 128h22v104h-22z" />
      <path className={styles.head} d="M62 132V92a32 32 0 0 1 32-32h90a32 32 0 0 1 32 32v40z" />
      <path className={styles.pupil} d="M160 126V92a24 24 0 0 1 48 0v34z" />
      <path className={styles.flank} d="M170 96l62-14 9 40-62 14z" />
      <path className={styles.flankDeep} d="M170 96l40 17 22-31z" />
      <path className={styles.beak} d="M86 104V30h34v22H94v52z" />
      <path className={styles.bird} transform="translate(348 73) scale(-.95 .95)" d={flyingBird} />
      <path className={screens.track} d="M418 30c-14 46-52 26-47 4 5-15 23-8 18 9-5 16-18 28-32 40" />
      <g transform="translate(356 178) scale(-.62 .62)">
        <Duckling />
      </g>
      <path className={styles.ripple} d="M92 232q36 14 72 0M24 240h44M216 226h44M350 234h42" />
    </svg>
  );
}
