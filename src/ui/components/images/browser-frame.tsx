import type { ReactNode } from 'react';
import { brand } from '../../../domain/brand.ts';
import { MarkShapes } from '../mark.tsx';
import fill from './images.module.css';
import { NarrowWindow } from './narrow-window.tsx';
import { ClearIcon, Search, Shield, WarningShield } from './screens/pieces.tsx';
import styles from './screens/screens.module.css';

interface BrowserFrameProps {
  /** The content of the window: a screen for the desktop, 640 × 364 units. */
  readonly children: ReactNode;
  /** The text in the address bar: a host, and a path at most. */
  readonly address?: string;
  /** The label of the tab: the title of the page in it. */
  readonly tab?: ReactNode;
  /** The operating system, which decides the look and the place of the window's buttons. */
  readonly system?: 'mac' | 'windows';
  /** Whether it is another browser with our extension in its toolbar. */
  readonly extended?: boolean;
  /** Whether the address is on the list of malicious ones. */
  readonly warned?: boolean;
  /** The same screen for the narrow window, which replaces this one where its text would be too small to read. */
  readonly narrow?: ReactNode;
  /** An accessible name, where no caption or text beside it says what it shows. */
  readonly title?: string;
  readonly className?: string | undefined;
}

const site = new URL(brand.site).host;

/**
 * A desktop browser window with one of our screens in it: our browser, or another one with our extension. It is as wide
 * as its container.
 */
export function BrowserFrame({
  children,
  address = site,
  tab = brand.name,
  system = 'mac',
  extended = false,
  warned = false,
  narrow,
  title,
  className,
}: BrowserFrameProps) {
  /** Where the tab begins: after the window's buttons on a Mac. */
  const start = system === 'mac' ? 92 : 8;
  /** Whether it is a third-party site, with an icon of its own. Our own screens have a title instead of a host. */
  const foreign = extended || (address.includes('.') && !address.endsWith(site));
  const window = (
    <svg
      className={[styles.window, narrow && styles.wide, className].filter(Boolean).join(' ')}
      viewBox="0 0 640 440"
      role={title === undefined ? undefined : 'img'}
      aria-hidden={title === undefined ? true : undefined}
      aria-label={title}
    >
      <path className={extended ? fill.line : fill.hill} d="M0 0h640v40H0z" />
      <path
        className={fill.raised}
        d={`M0 34h${start}q8 0 8-8v-8q0-8 8-8h172q8 0 8 8v8q0 8 8 8h${436 - start}v42H0z`}
      />
      {windowButtons[system]}
      <g transform={`translate(${start} 0)`}>
        {foreign ? (
          <circle className={fill.stream} cx="29" cy="21" r="8" />
        ) : (
          <g transform="translate(20 13) scale(0.26)">
            <MarkShapes />
          </g>
        )}
        <text className={styles.small} x="44" y="26">
          {tab}
        </text>
        <path className={styles.iconQuiet} d="M220 16v10M215 21h10" />
      </g>
      <path className={styles.iconQuiet} d="M26 48l-7 7 7 7M52 48l7 7-7 7M92 50a8 8 0 1 0 2 7M94 46v5h-5" />
      <rect className={fill.sunken} x="116" y="41" width="440" height="29" rx="14.5" />
      {extended ? (
        <Search x={128} y={47} />
      ) : warned ? (
        <WarningShield x={128} y={47} />
      ) : (
        <Shield x={128} y={47} />
      )}
      <text className={styles.word} x="154" y="60.5">
        {address}
      </text>
      {extended ? (
        <g transform="translate(570 43) scale(1.5)">
          <Shield x={0} y={0} />
        </g>
      ) : (
        <>
          <circle className={fill.drake} cx="582" cy="55.5" r="14.5" />
          <ClearIcon x={582} y={55.5} />
        </>
      )}
      <path className={styles.iconQuiet} d="M612 49h14M612 55.5h14M612 62h14" />
      <path className={fill.ground} d="M0 76h640v364H0z" />
      <svg aria-hidden="true" x="0" y="76" width="640" height="364">
        {children}
      </svg>
      <path className={styles.edge} d="M0 76h640" />
    </svg>
  );
  if (narrow === undefined) return window;
  return (
    <div className={styles.place}>
      {window}
      <NarrowWindow address={address} system={system} extended={extended} title={title} className={className}>
        {narrow}
      </NarrowWindow>
    </div>
  );
}

const windowButtons = {
  mac: (
    <>
      <circle className={styles.alarm} cx="22" cy="18" r="6" />
      <circle className={fill.beak} cx="42" cy="18" r="6" />
      <circle className={fill.leaf} cx="62" cy="18" r="6" />
    </>
  ),
  windows: <path className={styles.iconQuiet} d="M546 19h12M580 13h12v12h-12zM614 13l12 12M626 13l-12 12" />,
} as const;
