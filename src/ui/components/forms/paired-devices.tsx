import { MarkShapes } from '../mark.tsx';
import styles from './paired-devices.module.css';

/** A computer and a phone, and the line between them that goes through nobody else. */
export function PairedDevices() {
  return (
    <svg viewBox="0 0 440 240" aria-hidden="true">
      <rect className={styles.body} x="20" y="30" width="230" height="150" rx="14" />
      <rect className={styles.screen} x="34" y="44" width="202" height="122" rx="6" />
      <path className={styles.body} d="M4 196h262l-14 16H18z" />
      <rect className={styles.body} x="338" y="50" width="90" height="162" rx="16" />
      <rect className={styles.screen} x="347" y="60" width="72" height="142" rx="8" />
      <path className={styles.line} d="M192 105h124" />
      <circle className={styles.end} cx="192" cy="105" r="6" />
      <circle className={styles.end} cx="322" cy="105" r="6" />
      <g transform="translate(103 73)">
        <MarkShapes />
      </g>
      <g transform="translate(359 105) scale(0.75)">
        <MarkShapes />
      </g>
    </svg>
  );
}
