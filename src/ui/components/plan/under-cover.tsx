import styles from '../images/images.module.css';

/** A drake who looks out between the reeds: seen only as far as he likes. The water's edge is at the bottom. */
export function UnderCover({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={`${styles.image} ${className}`}
      viewBox="0 0 640 300"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.reedDeep} d="M116 262C120 190 108 120 126 44M452 262c-6-80 8-150-6-216" />
      <path className={styles.cattail} d="M122 76l4-52M447 84l-2-50" />
      <path className={styles.flank} d="M300 242c10-44 66-68 140-64 70 4 116 26 134 62-60 18-200 24-274 2z" />
      <path className={styles.breast} d="M206 240c0-34 22-56 60-62 50-6 86 20 96 64-40 14-116 16-156-2z" />
      <path className={styles.head} d="M222 134c8 15 9 30 0 50h116c-9-20-1-34 8-50z" />
      <path className={styles.ring} d="M220 172q60 28 118-2 6 14 8 24-66 30-132 2 2-12 6-24z" />
      <path className={styles.beak} d="M222 74c-30 6-44 32-80 40-22 6-24 26-6 32 30 8 64 0 94-2z" />
      <circle className={styles.head} cx="284" cy="98" r="72" />
      <path className={styles.shine} d="M232 66A62 62 0 0 1 320 44A72 72 0 0 0 232 66z" />
      <circle className={styles.ring} cx="256" cy="78" r="10" />
      <circle className={styles.pupil} cx="254" cy="78" r="5" />
      <path
        className={styles.reed}
        d="M60 262C66 170 40 110 58 30M338 268c-8-90 12-160 0-240M394 268c-2-80-14-130 4-196M520 262c6-70-8-120 14-180"
      />
      <path className={styles.cattail} d="M57 70l1-54M341 66l-2-56M397 100l3-50M529 116l6-44" />
      <path
        className={styles.leaf}
        d="M364 268C342 200 344 130 310 62c46 56 62 130 66 206q-6 4-12 0zM420 268c8-70 34-120 78-158-38 54-54 100-56 158q-12 4-22 0zM84 268C64 190 70 150 34 104c44 40 62 100 64 164q-7 4-14 0zM176 268c-4-40-20-70-42-92 36 14 56 48 60 92q-12 4-24 0z"
      />
      <path
        className={styles.leafDeep}
        d="M300 268c-6-50-22-84-48-108 40 22 62 62 66 108q-9 4-18 0zM560 268c2-50 20-84 50-108-22 34-30 68-28 108q-11 4-22 0z"
      />
      <path
        className={styles.ripple}
        d="M36 266q24 12 50 2M104 264q14 6 28-2M150 270q22 10 46-2M282 270q24 10 50 0M352 272q24 10 60 0M430 268q22 10 40-2M508 264q12 8 26 0M548 270q18 8 40-2M196 286q30 10 64 4M240 252q40 12 96 4M440 256q24 0 40-6"
      />
    </svg>
  );
}
