import fill from '../images/images.module.css';
import { MarkAt } from '../images/screens/pieces.tsx';
import styles from './question-route.module.css';

/** The way of a question: from a device to us, where the sender's tag comes off, and on to the model without it. */
export function QuestionRoute() {
  return (
    <svg viewBox="0 0 480 220" aria-hidden="true">
      <path className={styles.way} d="M110 86h72M294 86h64" />
      <path className={styles.head} d="M182 77l11 9-11 9M355 77l11 9-11 9" />
      <rect className={styles.device} x="10" y="42" width="86" height="62" rx="8" />
      <path className={styles.base} d="M4 114h98" />
      <path
        className={styles.bubble}
        d="M26 58h40a7 7 0 0 1 7 7v13a7 7 0 0 1-7 7H42l-9 8v-8h-7a7 7 0 0 1-7-7V65a7 7 0 0 1 7-7z"
      />
      <circle className={fill.ring} cx="240" cy="86" r="40" />
      <MarkAt x={240} y={86} size={54} />
      <path className={styles.falls} d="M240 134v20" />
      <g transform="rotate(-7 240 184)">
        <path className={fill.beak} d="M170 166h154a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H170l-18-18z" />
        <circle className={styles.hole} cx="174" cy="184" r="5" />
        <text className={styles.tag} x="188" y="190">
          203.0.113.47
        </text>
      </g>
      <path className={styles.model} d="M424 42l48 22-48 22-48-22zM376 86l48 22 48-22M376 108l48 22 48-22" />
    </svg>
  );
}
