import { BrowserFrame } from './browser-frame.tsx';
import styles from './images.module.css';
import { cutNet } from './net.ts';
import screens from './screens/screens.module.css';
import { StoppedTrackers } from './screens/tracker-panel.tsx';

const width = 640;
const { strands, knots } = cutNet(width, 420);
/** The y coordinate at which the page begins in the window. */
const page = 72;
const sides = [undefined, `matrix(-1 0 0 1 ${width} 0)`];

/** Our browser with what it blocked on a page, and the net that hung over that page, cut. */
export function CutNet() {
  return (
    <div className={screens.underNet}>
      <BrowserFrame className={screens.large} address="news.example" tab="news.example">
        <path className={styles.sky} d="M0 0h640v364H0z" />
        <path className={styles.hill} d="M0 214q160-128 320-42t320-32v224H0z" />
        <path className={styles.water} d="M0 257h640v107H0z" />
        <StoppedTrackers x={174} y={32} width={292} />
      </BrowserFrame>
      <svg className={screens.overAll} viewBox={`0 0 ${width} 466`} aria-hidden="true">
        {sides.map((mirror) => (
          <g key={mirror ?? ''} transform={`translate(0 ${page - 46}) ${mirror ?? ''}`}>
            <path className={styles.net} d={strands} />
            <path className={styles.knots} d={knots} />
          </g>
        ))}
      </svg>
    </div>
  );
}
