import fill from '../images/images.module.css';
import { Lines } from '../images/screens/pieces.tsx';
import styles from './own-computer.module.css';

const forms = [20, 84, 148] as const;

/** A nest on a computer's screen: what is entered stays there, and only the removal forms leave. */
export function OwnComputer() {
  return (
    <svg viewBox="0 0 480 264" aria-hidden="true">
      <path className={fill.flankDeep} d="M122 206h64l14 42h-92z" />
      <rect className={fill.flank} x="88" y="240" width="132" height="18" rx="9" />
      <rect className={fill.flank} x="4" y="4" width="300" height="210" rx="18" />
      <svg aria-hidden="true" x="16" y="16" width="276" height="168" viewBox="16 16 276 168">
        <path className={fill.stream} d="M16 16h276v168H16z" />
        <path className={fill.water} d="M16 156q69-10 138 0t138 0v28H16z" />
        <ellipse className={fill.egg} cx="118" cy="100" rx="24" ry="32" transform="rotate(-32 118 100)" />
        <ellipse className={fill.egg} cx="190" cy="98" rx="24" ry="31" transform="rotate(24 190 98)" />
        <ellipse className={fill.eggFront} cx="153" cy="92" rx="25" ry="34" />
        <path className={fill.breast} d="M68 102q86 28 172 0c3 36-36 62-86 62s-88-26-86-62z" />
        <path className={fill.twig} d="M60 108q94 32 188-2M72 128q82 26 164-2M88 146q66 18 132-2" />
      </svg>
      <circle className={fill.head} cx="280" cy="199" r="4.5" />
      {forms.map((y) => (
        <g key={y} transform={`translate(320 ${y})`}>
          <path className={styles.way} d="M4 26h40" />
          <path className={styles.head} d="M38 17l11 9-11 9" />
          <path className={fill.ring} d="M66 0h72l18 16v36H66z" />
          <path className={fill.flankDeep} d="M138 0v16h18z" />
          <Lines x={78} y={9} widths={[44]} className={fill.flank} />
          <circle className={fill.head} cx="92" cy="34" r="11" />
          <path className={styles.mark} d="M87 34l4 4 7-8" />
          <path className={fill.flank} d="M112 31h32v7h-32z" />
        </g>
      ))}
    </svg>
  );
}
