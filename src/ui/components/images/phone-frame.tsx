import type { ReactNode } from 'react';
import fill from './images.module.css';
import { ClearIcon, Shield } from './screens/pieces.tsx';
import styles from './screens/screens.module.css';

interface PhoneFrameProps {
  /**
   * The content of the phone: a screen for phones, 280 units wide. The clock is above y = 48, the address bar, if any,
   * below y = 540.
   */
  readonly children: ReactNode;
  /** The host in the browser's address bar; without it, the screen has no address bar. */
  readonly address?: string;
  /** An accessible name, where no caption or text beside it says what it shows. */
  readonly title?: string;
  readonly className?: string | undefined;
}

/** A phone with one of our screens on it. It is as wide as its container. */
export function PhoneFrame({ children, address, title, className }: PhoneFrameProps) {
  return (
    <svg
      className={className === undefined ? styles.phone : `${styles.phone} ${className}`}
      viewBox="0 0 300 620"
      role={title === undefined ? undefined : 'img'}
      aria-hidden={title === undefined ? true : undefined}
      aria-label={title}
    >
      <path className={fill.ground} d="M0 0h300v620H0z" />
      <svg aria-hidden="true" x="10" y="10" width="280" height="600">
        {children}
        {address !== undefined && <AddressBar address={address} />}
      </svg>
      <text className={`${styles.strong} ${styles.middle}`} x="58" y="39">
        9:30
      </text>
      <rect className={fill.pupil} x="112" y="22" width="76" height="22" rx="11" />
      <circle className={fill.tail} cx="174" cy="33" r="5" />
      <path className={fill.ink} d="M224 38v-4h4v4zM230 38v-8h4v8zM236 38V27h4v11z" />
      <rect className={styles.iconQuiet} x="246" y="27" width="20" height="11" rx="3.5" />
      <rect className={fill.ink} x="249" y="30" width="11" height="5" rx="1.5" />
      <path
        className={fill.tail}
        fillRule="evenodd"
        d="M0 0h300v620H0zM47 10a37 37 0 0 0-37 37v526a37 37 0 0 0 37 37h206a37 37 0 0 0 37-37V47a37 37 0 0 0-37-37z"
      />
      <rect className={fill.ink} x="110" y="597" width="80" height="4" rx="2" />
    </svg>
  );
}

function AddressBar({ address }: { readonly address: string }) {
  return (
    <>
      <path className={fill.raised} d="M0 530h280v70H0z" />
      <path className={styles.edge} d="M0 530h280" />
      <rect className={fill.sunken} x="14" y="541" width="172" height="36" rx="18" />
      <Shield x={26} y={550} />
      <text className={styles.word} x="52" y="564">
        {address}
      </text>
      <circle className={fill.drake} cx="212" cy="559" r="17" />
      <ClearIcon x={212} y={559} />
      <path className={styles.iconQuiet} d="M240 553h18M240 559h18M240 565h18" />
    </>
  );
}
