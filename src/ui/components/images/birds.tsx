import { flyingBird } from './flying-bird.ts';
import styles from './images.module.css';

/** Birds in flight, in the loose line they keep. */
export function Birds({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={[styles.image, className].filter(Boolean).join(' ')}
      viewBox="0 0 620 200"
      aria-hidden="true"
      fill="currentColor"
    >
      {flock.map(([x, y, size]) => (
        <path key={x} transform={`translate(${x} ${y}) scale(${size})`} d={flyingBird} />
      ))}
    </svg>
  );
}

const flock: readonly (readonly [number, number, number])[] = [
  [10, 150, 0.55],
  [92, 112, 0.66],
  [188, 84, 0.8],
  [306, 62, 1],
  [452, 96, 0.78],
  [548, 140, 0.6],
];
