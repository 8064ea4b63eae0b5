import { DrakeBody } from './drake-body.tsx';
import styles from './images.module.css';

/** The whole bird from the side, as in a field guide, with a number at each field mark. */
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
      <DrakeBody />
      <path
        className={styles.ripple}
        d="M92 404c60 26 140 36 200 40M604 424c30-4 48-8 70-18M330 448c80 4 160-2 220-16"
      />
      <g className={styles.hair}>
        <path d="M486 60L424 22M600 204h76M696 118l18-18M300 306L226 470" />
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
