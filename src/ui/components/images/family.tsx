import { drakeShapes } from './drake-shapes.ts';
import { Duckling } from './duckling.tsx';
import styles from './images.module.css';

/** A hen and her ducklings on their way across the pond. */
export function Family({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={[styles.image, className].filter(Boolean).join(' ')}
      viewBox="0 0 620 130"
      aria-hidden="true"
    >
      <FamilyShapes />
    </svg>
  );
}

/** The birds alone: x from 50, 540 units wide; the waterline is at y = 80. */
export function FamilyShapes() {
  return (
    <>
      <g transform="translate(398 -2) scale(.27)">
        {hen.map(([part, place]) => (
          <path key={place} className={styles[part]} d={drakeShapes[place][1]} />
        ))}
        <path className={styles.hen} d="M475 130q18 50-20 86l40 24h109v-24q-14-44 1-86z" />
        <path className={styles.henDeep} d="M476 76a70 70 0 0 1 128 0q-64-28-128 0z" />
      </g>
      <path className={styles.ripple} d="M426 98q76 28 152 0" />
      {ducklings.map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Duckling />
        </g>
      ))}
    </>
  );
}

/** The drake's shapes that the hen shares: no curl, dark rump or white ring, and a neck of her own. */
const hen = [
  ['hen', 0],
  ['hen', 3],
  ['hen', 5],
  ['henDeep', 6],
  ['patch', 8],
  ['beak', 11],
  ['hen', 12],
  ['pupil', 14],
] as const;

const ducklings: readonly (readonly [number, number, number])[] = [
  [56, 56, 0.72],
  [148, 52, 0.8],
  [252, 46, 0.9],
];
