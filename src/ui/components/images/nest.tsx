import styles from './images.module.css';

/** A nest with three eggs in the reeds: what you keep to yourself. */
export function Nest({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={[styles.image, className].filter(Boolean).join(' ')}
      viewBox="0 0 420 276"
      aria-hidden="true"
    >
      <path className={styles.reed} d="M60 250C58 170 70 90 46 20M352 250c6-80-6-140 18-220" />
      <path className={styles.reedDeep} d="M92 250c-4-60 2-120-12-180M326 250c2-60 10-100 0-160" />
      <path className={styles.cattail} d="M50 40l5 48M367 52l-5 44" />
      <path
        className={styles.leaf}
        d="M74 250C48 170 54 120 20 70c54 44 74 110 72 180zM340 250c4-70 20-120 62-160-30 56-32 100-40 160z"
      />
      <path
        className={styles.water}
        d="M0 228q105-12 210 0t210 0v24a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
      />
      <ellipse className={styles.egg} cx="154" cy="158" rx="34" ry="46" transform="rotate(-32 154 158)" />
      <ellipse className={styles.egg} cx="262" cy="154" rx="34" ry="44" transform="rotate(24 262 154)" />
      <ellipse className={styles.eggFront} cx="207" cy="146" rx="36" ry="48" />
      <path className={styles.twig} d="M194 124h.1M212 138h.1M268 134h.1" />
      <NestBowl />
    </svg>
  );
}

/** The nest of twigs without eggs: 306 units wide, centered at x = 210, y from 158 to 252. */
export function NestBowl() {
  return (
    <>
      <path className={styles.breast} d="M84 160q126 40 252 0c4 52-52 92-126 92S80 212 84 160z" />
      <path className={styles.twig} d="M72 168q140 46 276-2M88 196q122 40 244-2M112 222q98 26 196-2" />
      <path className={styles.twigDeep} d="M64 184l60 22M356 180l-64 28M96 212l70 30" />
      <path className={styles.twig} d="M58 158l44 22M364 156l-40 20" />
    </>
  );
}
