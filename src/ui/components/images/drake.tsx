import styles from './images.module.css';

/** The whole bird from the side, as a field guide shows it, with a number at each field mark. */
export function DrakePlate({
  className,
  title,
}: {
  readonly className?: string | undefined;
  readonly title: string;
}) {
  return (
    <svg
      className={[styles.image, className].filter(Boolean).join(' ')}
      viewBox="0 0 760 520"
      role="img"
      aria-label={title}
    >
      <path className={styles.deep} d="M40 396c160-22 500-22 680 0-60 44-150 66-340 66S90 440 40 396z" />
      <path className={styles.tail} d="M176 262C128 252 84 226 40 226c18 24 54 60 132 92z" />
      <path className={styles.ring} d="M150 268c-36-6-66-20-98-34 20 28 52 54 104 72z" />
      <path className={styles.curl} d="M176 262c-26-22-26-62 4-70 20-4 30 16 18 28" />
      <path
        className={styles.flank}
        d="M150 270c70-66 250-86 346-50 92 34 104 108 74 158-22 34-120 44-216 44-130 0-214-50-204-152z"
      />
      <path className={styles.tail} d="M150 270c22-16 44-28 68-36-8 50 4 120 38 158-72-22-114-60-106-122z" />
      <path
        className={styles.breast}
        d="M472 206q66 32 132 10c22 62 4 122-34 162-14 22-56 32-108 38 46-60 52-140 10-210z"
      />
      <path
        className={styles.flankDeep}
        d="M206 262c76-54 190-52 258-10-14 66-96 98-182 92-44-4-74-32-76-82z"
      />
      <path className={styles.ring} d="M232 290l102-20 34 62-104 12q-22-20-32-54z" />
      <path className={styles.patch} d="M240 296l90-17 26 47-90 10q-17-16-26-40z" />
      <path className={styles.head} d="M482 118c6 26 6 46 0 76q56 24 112-4c-6-26-8-48-4-76z" />
      <path className={styles.ring} d="M482 186q58 26 111-4 7 20 12 36-66 24-129-8 5-12 6-24z" />
      <path className={styles.beak} d="M588 74c34 4 56 34 92 40 26 4 30 26 10 32-34 10-70 4-104 6z" />
      <circle className={styles.head} cx="540" cy="104" r="70" />
      <path className={styles.shine} d="M490 72a60 60 0 0 1 84-20 70 70 0 0 0-84 20z" />
      <circle className={styles.ring} cx="566" cy="84" r="9.5" />
      <circle className={styles.pupil} cx="568" cy="84" r="4.6" />
      <path
        className={styles.ripple}
        d="M92 404c60 26 140 36 200 40M620 402c30-4 60-10 84-18M330 448c80 4 160-2 220-16"
      />
      <g className={styles.hair}>
        <path d="M486 60L424 22M600 204h76M684 130l30-30M300 306L226 470" />
      </g>
      <g className={styles.number}>
        <Place at={[406, 22]} text="1" />
        <Place at={[694, 204]} text="2" />
        <Place at={[728, 88]} text="3" />
        <Place at={[220, 486]} text="4" />
      </g>
    </svg>
  );
}

function Place({ at: [x, y], text }: { readonly at: readonly [number, number]; readonly text: string }) {
  return (
    <>
      <circle className={styles.frame} cx={x} cy={y} r="0.95em" />
      <text x={x} y={y} dy="0.34em">
        {text}
      </text>
    </>
  );
}
