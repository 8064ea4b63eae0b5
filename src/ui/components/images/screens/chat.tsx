import { Trans } from '@lingui/react';
import fill from '../images.module.css';
import { MarkAt, type WindowScreenProps } from './pieces.tsx';
import styles from './screens.module.css';

const items = [
  { id: 'jacket', name: <Trans id="screens.chat.jacket" message="Rain jacket" /> },
  { id: 'glasses', name: <Trans id="screens.chat.glasses" message="Binoculars" /> },
  { id: 'socks', name: <Trans id="screens.chat.socks" message="Dry socks" /> },
] as const;

/** A conversation with private AI chat: a question, and a list as the answer. */
export function Chat({ on }: WindowScreenProps) {
  const [width, left, top] = on === 'desktop' ? [640, 110, 0] : [280, 14, on === 'phone' ? 52 : 0];
  const right = width - left;
  const answer = Math.min(300, right - left - 40);
  const bottom = on === 'phone' ? 526 : 364;
  return (
    <>
      <g transform={`translate(0 ${top})`}>
        <path
          className={fill.drake}
          d={`M${right - 250} 34a18 18 0 0 1 18-18h214a18 18 0 0 1 18 18v30h-232a18 18 0 0 1-18-18z`}
        />
        <text className={styles.onDrake} x={right - 232} y="45">
          <Trans id="screens.chat.question" message="What to pack for the lake?" />
        </text>
        <MarkAt x={left + 16} y={102} size={32} />
        <path
          className={styles.bubble}
          d={`M${left + 40} 84h${answer - 18}a18 18 0 0 1 18 18v130a18 18 0 0 1-18 18H${left + 58}a18 18 0 0 1-18-18z`}
        />
        <text className={styles.word} x={left + 58} y="114">
          <Trans id="screens.chat.answer" message="For three days:" />
        </text>
        {items.map(({ id, name }, row) => (
          <g key={id} transform={`translate(${left + 58} ${143 + row * 36})`}>
            <rect className={fill.wash} y="-13" width="20" height="20" rx="6" />
            <path className={styles.icon} d="M5-4l4 4 6-7" />
            <text className={styles.strong} x="30" y="2">
              {name}
            </text>
          </g>
        ))}
      </g>
      <g transform={`translate(${left} ${bottom - 96})`}>
        <rect className={fill.raised} width={width - 2 * left} height="46" rx="23" />
        <rect className={styles.icon} width={width - 2 * left} height="46" rx="23" />
        <text className={styles.small} x="20" y="28">
          <Trans id="screens.chat.ask" message="Ask privately" />
        </text>
        <circle className={fill.drake} cx={width - 2 * left - 23} cy="23" r="16" />
        <path
          className={styles.iconOnDrake}
          transform={`translate(${width - 2 * left - 23} 23)`}
          d="M0 7V-7M-6-1l6-6 6 6"
        />
        <text className={`${styles.small} ${styles.middle}`} x={(width - 2 * left) / 2} y="70">
          <Trans id="screens.chat.kept" message="Chats stay on this device" />
        </text>
      </g>
    </>
  );
}
