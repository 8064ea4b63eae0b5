import styles from './images.module.css';
import { cutNet } from './net.ts';

const sides = [cutNet('start', 640, 500), cutNet('end', 640, 500)];

/** A browser window with a page of ours in it, and the net that was hung over it, cut. */
export function CutNet() {
  return (
    <svg className={styles.image} viewBox="0 0 640 500" aria-hidden="true">
      <rect className={styles.frame} x="20" y="60" width="600" height="420" rx="20" />
      <path className={styles.sunken} d="M22 122V80a18 18 0 0 1 18-18h560a18 18 0 0 1 18 18v42z" />
      <circle className={styles.line} cx="48" cy="92" r="8" />
      <circle className={styles.line} cx="72" cy="92" r="8" />
      <circle className={styles.line} cx="96" cy="92" r="8" />
      <rect className={styles.raised} x="128" y="74" width="380" height="36" rx="18" />
      <rect className={styles.line} x="170" y="87" width="150" height="10" rx="5" />
      <circle className={styles.head} cx="148" cy="93" r="10" />
      <path className={styles.beak} d="M155 88c5 0 9 3 9 6s-5 3-8 3z" />
      <path className={styles.ring} d="M139 97q9 6 18 0l-2 4q-7 4-14 0z" />
      <rect className={styles.drake} x="528" y="76" width="72" height="32" rx="16" />
      <path className={styles.check} d="M552 92l8 8 16-17" />
      <rect className={styles.ink} x="64" y="156" width="280" height="22" rx="6" />
      <rect className={styles.ink} x="64" y="190" width="200" height="22" rx="6" />
      <path
        className={styles.line}
        d="M64 240h250v10H64zM64 264h270v10H64zM64 288h230v10H64zM64 312h260v10H64zM64 336h180v10H64z"
      />
      <path className={styles.hill} d="M376 156h204v130H376z" />
      <path className={styles.water} d="M376 250q50-16 102 0t102 0v36H376z" />
      <circle className={styles.sun} cx="536" cy="190" r="18" />
      <path className={styles.line} d="M376 312h204v10H376zM376 336h170v10H376zM376 360h190v10H376z" />
      {sides.map(({ strands, knots }) => (
        <g key={strands}>
          <path className={styles.net} d={strands} />
          <path className={styles.knots} d={knots.map(([x, y]) => `M${x} ${y}h0`).join('')} />
        </g>
      ))}
    </svg>
  );
}
