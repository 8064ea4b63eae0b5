import type { ReactNode } from 'react';
import fill from './images.module.css';
import { ClearIcon, Search, Shield } from './screens/pieces.tsx';
import styles from './screens/screens.module.css';

interface NarrowWindowProps {
  /** The content of the window: a screen for the narrow window, 280 × 364 units. */
  readonly children: ReactNode;
  /** The text in the address bar. */
  readonly address: string;
  /** The operating system, which decides the look and the place of the window's buttons. */
  readonly system: 'mac' | 'windows';
  /** Whether it is another browser with our extension in its toolbar. */
  readonly extended: boolean;
  /** An accessible name, where no caption or text beside it says what it shows. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * The browser window made narrow, without tabs. Phones get it in place of a window whose text would be too small for
 * them.
 */
export function NarrowWindow({ children, address, system, extended, title, className }: NarrowWindowProps) {
  const [bar, field] = system === 'mac' ? [54, 184] : [8, 164];
  const end = bar + field;
  return (
    <svg
      className={[styles.window, styles.narrow, className].filter(Boolean).join(' ')}
      viewBox="0 0 280 408"
      role={title === undefined ? undefined : 'img'}
      aria-hidden={title === undefined ? true : undefined}
      aria-label={title}
    >
      <path className={extended ? fill.line : fill.hill} d="M0 0h280v44H0z" />
      {windowButtons[system]}
      <rect className={fill.raised} x={bar} y="8" width={field} height="28" rx="14" />
      {extended ? <Search x={bar + 9} y={13} /> : <Shield x={bar + 9} y={13} />}
      <text className={styles.small} x={bar + 29} y="26">
        {address}
      </text>
      {extended ? (
        <g transform={`translate(${end + 12} 10) scale(1.4)`}>
          <Shield x={0} y={0} />
        </g>
      ) : (
        <>
          <circle className={fill.drake} cx={end + 22} cy="22" r="14" />
          <ClearIcon x={end + 22} y={22} />
        </>
      )}
      <path className={fill.ground} d="M0 44h280v364H0z" />
      <svg aria-hidden="true" x="0" y="44" width="280" height="364">
        {children}
      </svg>
      <path className={styles.edge} d="M0 44h280" />
    </svg>
  );
}

const windowButtons = {
  mac: (
    <>
      <circle className={styles.alarm} cx="13" cy="22" r="5.5" />
      <circle className={fill.beak} cx="27" cy="22" r="5.5" />
      <circle className={fill.leaf} cx="41" cy="22" r="5.5" />
    </>
  ),
  windows: <path className={styles.iconQuiet} d="M222 23h10M241 18h10v10h-10zM260 18l10 10M270 18l-10 10" />,
} as const;
