import styles from './neck-ring.module.css';

/**
 * The neck ring as a divider: the upper section ends in a wide arc, edged by the ring, with the lower section below it.
 * `from` is the color of the upper background, `to` that of the lower.
 */
export function NeckRing({ from, to, turned = false }: NeckRingProps) {
  return (
    <svg
      className={`${styles.ring} ${styles[`to-${to}`]}`}
      viewBox="0 0 1440 96"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <g transform={turned ? 'matrix(1 0 0 -1 0 96)' : undefined}>
        <path className={styles[from]} d="M0 0H1440V14Q720 150 0 14z" />
        <path className={styles.rim} d="M0 14Q720 150 1440 14" />
      </g>
    </svg>
  );
}

type Tone = 'ground' | 'drake' | 'sunken' | 'water' | 'sky';

interface NeckRingProps {
  readonly from: Tone;
  readonly to: Tone;
  /** Upside down: the arc curves upward. `from` is then the lower background and `to` the upper one. */
  readonly turned?: boolean;
}
