import styles from './counted-page.module.css';

const gates = [0, 1, 2, 3];
const reeds = [0, 1, 2, 3];

/** A tally of reeds: four times five, and one more. */
export function Tally() {
  return (
    <svg className={styles.tally} viewBox="0 0 396 150" aria-hidden="true" focusable="false">
      {gates.map((gate) => (
        <g key={gate} transform={`translate(${12 + gate * 92} 0)`}>
          {reeds.map((reed) => (
            <path
              key={reed}
              className={styles.reed}
              d={`M${reed * 17 + 3} 142 C${reed * 17 + 1} 96 ${reed * 17 + 6} 58 ${reed * 17 + 4} ${16 + ((reed + gate) % 3) * 7}`}
            />
          ))}
          <path className={styles.across} d="M-8 118 C18 96 44 66 68 34" />
        </g>
      ))}
      <path className={styles.reed} d="M386 142 C384 96 390 58 387 20" />
      <path className={styles.head} d="M387 18v26" />
    </svg>
  );
}
