import { BrowserFrame } from './browser-frame.tsx';
import styles from './images.module.css';
import { cutNet } from './net.ts';
import { PondImage } from './screens/pieces.tsx';
import { StoppedTrackers } from './screens/tracker-panel.tsx';

const width = 640;
const { strands, knots } = cutNet(width, 500);
const sides = [undefined, `matrix(-1 0 0 1 ${width} 0)`];

/** Our browser with what it stopped on a page, and the net that was hung over it, cut. */
export function CutNet() {
  return (
    <div className={styles.underNet}>
      <BrowserFrame address="news.example">
        <PondImage x={0} y={0} width={width} height={364} />
        <StoppedTrackers x={174} y={26} width={292} />
      </BrowserFrame>
      <svg className={styles.overAll} viewBox="0 0 640 500" aria-hidden="true">
        {sides.map((mirror) => (
          <g key={mirror ?? ''} transform={mirror}>
            <path className={styles.net} d={strands} />
            <path className={styles.knots} d={knots} />
          </g>
        ))}
      </svg>
    </div>
  );
}
