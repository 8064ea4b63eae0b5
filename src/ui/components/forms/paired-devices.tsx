import { MarkShapes } from '../mark.tsx';
import styles from './paired-devices.module.css';

/** Illustration: a computer and a phone, with a line between them that passes through nobody else. */
export function PairedDevices() {
  return (
    <svg viewBox="0 0 440 240" aria-hidden="true">
      <path
        className={styles.body}
        d="M20 58a14 14 0 0 1 14-14h202a14 14 0 0 1 14 14v136h16v2a16 16 0 0 1-16 16H20a16 16 0 0 1-16-16v-2h16z"
      />
      <rect className={styles.screen} x="34" y="58" width="202" height="122" rx="6" />
      <rect className={styles.body} x="338" y="50" width="90" height="162" rx="16" />
      <rect className={styles.screen} x="347" y="60" width="72" height="142" rx="8" />
      <path className={styles.line} d="M250 119h88" />
      <circle className={styles.end} cx="250" cy="119" r="6" />
      <circle className={styles.end} cx="338" cy="119" r="6" />
      <g transform="translate(103 87)">
        <MarkShapes />
      </g>
      <g transform="translate(359 105) scale(0.75)">
        <MarkShapes />
      </g>
    </svg>
  );
}
