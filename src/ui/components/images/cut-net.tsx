import { BrowserFrame } from './browser-frame.tsx';
import styles from './images.module.css';
import { cutNet } from './net.ts';
import { PondImage } from './screens/pieces.tsx';
import { StoppedTrackers } from './screens/tracker-panel.tsx';

const sides = [cutNet('start', 640, 500), cutNet('end', 640, 500)];

/** Our browser with what it stopped on a page, and the net that was hung over it, cut. */
export function CutNet() {
  return (
    <div className={styles.underNet}>
      <BrowserFrame address="news.example">
        <PondImage x={0} y={0} width={640} height={364} />
        <StoppedTrackers x={174} y={26} width={292} />
      </BrowserFrame>
      <svg className={styles.overAll} viewBox="0 0 640 500" aria-hidden="true">
        {sides.map(({ strands, knots }) => (
          <g key={strands}>
            <path className={styles.net} d={strands} />
            <path className={styles.knots} d={knots} />
          </g>
        ))}
      </svg>
    </div>
  );
}
