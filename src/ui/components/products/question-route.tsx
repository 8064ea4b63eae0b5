import fill from '../images/images.module.css';
import { MarkAt } from '../images/screens/pieces.tsx';
import styles from './question-route.module.css';

/** The route of a question: from a device to us, where the sender's tag is removed, and on to the model without it. */
export function QuestionRoute() {
  return (
    <svg viewBox="0 0 480 224" aria-hidden="true">
      <path className={styles.way} d="M128 86h50M294 86h49" />
      <path className={styles.head} d="M177 77l11 9-11 9M342 77l11 9-11 9" />
      <rect className={fill.flank} x="12" y="36" width="96" height="74" rx="10" />
      <rect className={fill.sky} x="20" y="44" width="80" height="58" rx="4" />
      <path className={fill.flankDeep} d="M2 108h116v4a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8z" />
      <path
        className={fill.head}
        d="M38 54h44a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8H56l-10 9v-9h-8a8 8 0 0 1-8-8V62a8 8 0 0 1 8-8z"
      />
      <path className={styles.said} d="M42 66h36M42 76h22" />
      <circle className={fill.ring} cx="240" cy="86" r="42" />
      <MarkAt x={240} y={86} size={56} />
      <g transform="translate(-138 -8) rotate(8 244 190)">
        <path className={fill.flank} d="M176 168h150a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10H176l-22-22z" />
        <circle className={styles.hole} cx="180" cy="190" r="5.5" />
        <text className={styles.tag} x="198" y="196.5">
          203.0.113.47
        </text>
      </g>
      <path
        className={styles.string}
        d="M153 92v16m-4 8l4-8 4 8m-4-8v10M153 156c0 20-100-6-108 10M149 148l4 8 4-8m-4 8v-10"
      />
      <path
        className={styles.shears}
        d="M157 125l31 16M157 139l31-16M187 144a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0zM187 120a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0z"
      />
      <path className={fill.patch} d="M364 108l56-22 56 22v10l-56 24-56-24z" />
      <path className={fill.stream} d="M364 82l56-22 56 22v10l-56 24-56-24z" />
      <path
        className={fill.pupil}
        fillOpacity=".22"
        d="M364 82v10l56 24 56-24V82l-56 24zM364 108v10l56 24 56-24v-10l-56 24z"
      />
      <path className={fill.flankDeep} d="M364 56v10l56 24 56-24V56z" />
      <path className={fill.flank} d="M364 56l56-22 56 22-56 24z" />
    </svg>
  );
}
