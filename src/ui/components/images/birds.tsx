import { flyingBird, wingsDown } from './flying-bird.ts';
import styles from './images.module.css';

/** Birds flying in a loose line. */
export function Birds({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={[styles.image, className].filter(Boolean).join(' ')}
      viewBox="0 0 620 200"
      aria-hidden="true"
      fill="currentColor"
    >
      {flock.map(([x, y, size], place) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) scale(${size})`}
          d={place % 3 === 1 ? wingsDown : flyingBird}
        />
      ))}
    </svg>
  );
}

const flock: readonly (readonly [number, number, number])[] = [
  [484, 88, 1],
  [360, 50, 0.8],
  [362, 132, 0.8],
  [254, 22, 0.66],
  [236, 154, 0.66],
  [130, 164, 0.55],
];
