import { Duckling } from '../images/duckling.tsx';
import styles from '../images/images.module.css';
import { MarkAt } from '../images/screens/pieces.tsx';

/** Illustration: a computer and a phone on two shores of one pond; what both have swims across and passes through nobody else. */
export function PairedDevices() {
  return (
    <svg className={styles.image} viewBox="0 0 560 320" aria-hidden="true">
      <rect className={styles.sky} width="560" height="320" rx="24" />
      <circle className={styles.sun} cx="326" cy="104" r="54" />
      <path className={styles.hill} d="M0 176c80-40 170-44 270-14 110 32 200-22 290-40v100H0z" />
      <path
        className={styles.water}
        d="M0 200q70-9 140 0t140 0 140 0 140 0v96a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
      />
      <path
        className={styles.leaf}
        d="M0 238c70-18 200-20 276 10-60 22-190 26-276 16zM384 248c50-22 110-26 176-14v28c-60 8-130 6-176-14z"
      />
      <rect className={styles.tail} x="44" y="92" width="184" height="126" rx="14" />
      <rect className={styles.raised} x="56" y="104" width="160" height="102" rx="6" />
      <path className={styles.flankDeep} d="M44 214h184l18 20q2 8-8 8H34q-10 0-8-8z" />
      <MarkAt x={98} y={156} size={58} />
      <Bookmarks x={140} y={129} length={44} />
      <rect className={styles.tail} x="430" y="82" width="88" height="166" rx="18" />
      <rect className={styles.raised} x="440" y="94" width="68" height="142" rx="9" />
      <MarkAt x={475} y={132} size={42} />
      <Bookmarks x={452} y={166} length={26} />
      {[166, 244, 322].map((x) => (
        <g key={x} transform={`translate(${x} 250) scale(.6)`}>
          <Duckling />
        </g>
      ))}
      <path
        className={styles.ripple}
        d="M40 290q20-8 40 0t40 0M420 296q20-8 40 0t40 0M290 222q16-6 32 0t32 0"
      />
    </svg>
  );
}

interface BookmarksProps {
  readonly x: number;
  readonly y: number;
  /** How long their names are. */
  readonly length: number;
}

function Bookmarks({ x, y, length }: BookmarksProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className={styles.line}
        d={`M18 2h${length}v8h-${length}zM18 24h${length}v8h-${length}zM18 46h${length}v8h-${length}z`}
      />
      <rect className={styles.patch} width="12" height="12" rx="3" />
      <rect className={styles.beak} y="22" width="12" height="12" rx="3" />
      <rect className={styles.head} y="44" width="12" height="12" rx="3" />
    </g>
  );
}
