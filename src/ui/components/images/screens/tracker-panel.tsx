import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import fill from '../images.module.css';
import { Article } from './article.tsx';
import { Card, type WindowScreenProps } from './pieces.tsx';
import styles from './screens.module.css';

const kinds: readonly { readonly id: string; readonly count: number; readonly name: ReactNode }[] = [
  { id: 'ads', count: 21, name: <Trans id="screens.trackers.ads" message="Ad networks" /> },
  { id: 'social', count: 9, name: <Trans id="screens.trackers.social" message="Social media" /> },
  { id: 'counts', count: 7, name: <Trans id="screens.trackers.analytics" message="Analytics" /> },
];
const stopped = kinds.reduce((sum, { count }) => sum + count, 0);

/** A news page with the panel that lists the trackers blocked on it. */
export function TrackerPanel({ on }: WindowScreenProps) {
  return on === 'desktop' ? (
    <>
      <Article x={416} y={28} width={190} lines={7} />
      <path className={fill.wash} d="M124 12l12-12 12 12z" />
      <StoppedTrackers x={100} y={10} width={292} />
    </>
  ) : (
    <>
      <Article x={20} y={on === 'phone' ? 62 : 20} width={240} lines={on === 'phone' ? 4 : 8} />
      <path className={styles.veil} d="M0 0h280v530H0z" />
      <StoppedTrackers x={12} y={on === 'phone' ? 196 : 22} width={256} />
    </>
  );
}

/** The panel itself, 318 units high. */
export function StoppedTrackers({
  x,
  y,
  width,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Card x={0} y={0} width={width} height={318} />
      <path className={fill.wash} d={`M1 12a11 11 0 0 1 11-11h${width - 24}a11 11 0 0 1 11 11v104H1z`} />
      <path className={fill.drake} d="M48 24l26 9v22c0 20-14 32-26 36-12-4-26-16-26-36V33z" />
      <path className={styles.iconOnDrake} d="M36 57l9 9 15-18" />
      <text className={styles.title} x="90" y="54">
        <Trans id="screens.trackers.stopped" message="{stopped} trackers" values={{ stopped }} />
      </text>
      <text className={styles.word} x="90" y="78">
        <Trans id="screens.trackers.page" message="stopped on this page" />
      </text>
      {kinds.map(({ id, count, name }, row) => (
        <g key={id} transform={`translate(20 ${142 + row * 44})`}>
          <text className={styles.word} y="4">
            {name}
          </text>
          <text className={`${styles.strong} ${styles.end}`} x={width - 40} y="4">
            {count}
          </text>
          <rect className={fill.line} y="13" width={width - 40} height="8" rx="4" />
          <rect
            className={fill.drake}
            y="13"
            width={Math.round(((width - 40) * count) / stopped)}
            height="8"
            rx="4"
          />
        </g>
      ))}
      <path className={styles.edge} d={`M20 270h${width - 40}`} />
      <path className={styles.icon} d="M24 292h14v11H24zM27 292v-4a4 4 0 0 1 8 0v4" />
      <text className={styles.small} x="50" y="301">
        <Trans id="screens.trackers.encrypted" message="Encrypted" />
      </text>
    </g>
  );
}
