import { countedNames } from '../../../domain/analytics/pixel-registry.ts';
import styles from './counted-page.module.css';

const gates = Array.from({ length: Math.floor(countedNames.length / 5) }, (_, gate) => gate);
const rest = Array.from({ length: countedNames.length % 5 }, (_, reed) => reed);
const reeds = [0, 1, 2, 3];

/** The distance from one bundle of five to the next. */
const gap = 92;

/** A tally of reeds: one for each name on the list, bundled in fives. */
export function Tally() {
  const width = gates.length * gap + rest.length * 17;
  return (
    <svg className={styles.tally} viewBox={`0 0 ${width} 150`} aria-hidden="true" focusable="false">
      {gates.map((gate) => (
        <g key={gate} transform={`translate(${12 + gate * gap} 0)`}>
          {reeds.map((reed) => (
            <Reed key={reed} at={reed} top={16 + ((reed + gate) % 3) * 7} />
          ))}
          <path className={styles.across} d="M-8 118 C18 96 44 66 68 34" />
        </g>
      ))}
      <g transform={`translate(${12 + gates.length * gap} 0)`}>
        {rest.map((reed) => (
          <Reed key={reed} at={reed} top={16 + (reed % 3) * 7} />
        ))}
      </g>
    </svg>
  );
}

function Reed({ at, top }: { readonly at: number; readonly top: number }) {
  const x = at * 17;
  return <path className={styles.reed} d={`M${x + 3} 142 C${x + 1} 96 ${x + 6} 58 ${x + 4} ${top}`} />;
}
