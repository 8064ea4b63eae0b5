import { Trans } from '@lingui/react';
import { brand } from '../../../../domain/brand.ts';
import { legalEntity } from '../../../../domain/company/legal-entity.ts';
import fill from '../images.module.css';
import { MarkAt, ScreenButton } from './pieces.tsx';
import styles from './screens.module.css';

/** Installing on a Mac: the app's icon on its way to the Applications folder. A window of its own, so it needs no frame. */
export function InstallOnMac() {
  return (
    <div className={styles.place}>
      <svg className={`${styles.window} ${styles.large}`} viewBox="0 0 640 440" aria-hidden="true">
        <Desk sun={[452, 72]} />
        <g transform="translate(60 52)">
          <rect className={fill.raised} width="520" height="320" rx="16" />
          <path className={fill.sunken} d="M0 44V16A16 16 0 0 1 16 0h488a16 16 0 0 1 16 16v28z" />
          <circle className={styles.alarm} cx="24" cy="22" r="7" />
          <circle className={fill.beak} cx="46" cy="22" r="7" />
          <circle className={fill.leaf} cx="68" cy="22" r="7" />
          <text className={`${styles.strong} ${styles.middle}`} x="260" y="27">
            {brand.name}
          </text>
          <AppIcon x={78} y={100} />
          <text className={`${styles.strong} ${styles.middle}`} x="134" y="246">
            {brand.name}
          </text>
          <path className={styles.track} d="M212 150q48-26 90 0" />
          <path className={styles.icon} d="M296 138l10 14-16 5" />
          <path
            className={fill.patch}
            d="M328 120a12 12 0 0 1 12-12h32l12 12h44a12 12 0 0 1 12 12v66a12 12 0 0 1-12 12h-88a12 12 0 0 1-12-12z"
          />
          <path className={fill.ring} d="M384 142l22 44h-10l-4-9h-16l-4 9h-10zM384 158l-5 11h10z" />
          <text className={`${styles.strong} ${styles.middle}`} x="384" y="246">
            <Trans id="screens.install.folder" message="Applications" />
          </text>
          <text className={`${styles.small} ${styles.middle}`} x="260" y="292">
            <Trans id="screens.install.drag" message="Drag it into the folder" />
          </text>
          <path className={fill.ring} d="M196 176l2 34 9-8 6 14 7-3-6-13 12-1z" />
          <path className={styles.iconQuiet} d="M196 176l2 34 9-8 6 14 7-3-6-13 12-1z" />
        </g>
      </svg>
    </div>
  );
}

/** Installing on Windows: the installer asks once. A window of its own, so it needs no frame. */
export function InstallOnWindows() {
  return (
    <div className={styles.place}>
      <svg
        className={`${styles.window} ${styles.part}`}
        viewBox="0 0 640 440"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Desk sun={[440, 74]} shore={398} />
        <path className={fill.sunken} d="M-4 398h648v46H-4z" />
        <path className={fill.patch} d="M298 409h9v9h-9zM309 409h9v9h-9zM298 420h9v9h-9zM309 420h9v9h-9z" />
        <MarkAt x={346} y={419} size={22} />
        <g transform="translate(110 56)">
          <rect className={fill.raised} width="420" height="300" rx="10" />
          <path className={fill.sunken} d="M0 40V10A10 10 0 0 1 10 0h400a10 10 0 0 1 10 10v30z" />
          <path className={styles.iconQuiet} d="M326 20h12M356 14h12v12h-12zM388 14l12 12M400 14l-12 12" />
          <AppIcon x={28} y={70} />
          <text className={styles.title} x="164" y="106">
            <Trans id="screens.install.title" message="Install {brand}?" values={{ brand: brand.name }} />
          </text>
          <text className={styles.small} x="164" y="132">
            {legalEntity.name}
          </text>
          <path className={styles.icon} d="M164 158l5 5 9-11" />
          <text className={styles.small} x="190" y="163">
            <Trans id="screens.install.signed" message="Verified publisher" />
          </text>
          <path className={styles.edge} d="M0 214h420" />
          <ScreenButton x={226} y={236} width={166}>
            <Trans id="screens.install.button" message="Install" />
          </ScreenButton>
          <rect className={styles.edge} x="82" y="236" width="128" height="38" rx="19" />
          <text className={`${styles.word} ${styles.middle}`} x="146" y="260">
            <Trans id="screens.install.later" message="Cancel" />
          </text>
        </g>
      </svg>
    </div>
  );
}

interface DeskProps {
  /** The position of the sun, which looks out from behind the window in front of it. */
  readonly sun: readonly [number, number];
  /** The y coordinate of its lower end. */
  readonly shore?: number;
}

function Desk({ sun: [x, y], shore = 444 }: DeskProps) {
  return (
    <>
      <path className={fill.sky} d="M0 0h640v440H0z" />
      <circle className={fill.sun} cx={x} cy={y} r="60" />
      <path className={fill.hill} d="M0 330q140-90 300-40t340-50v200H0z" />
      <path className={fill.water} d="M0 350q160-20 320 0t320 0v90H0z" />
      <g transform={`translate(0 ${shore - 440})`}>
        <path
          className={fill.leaf}
          d="M30 440C22 360 40 300 16 230c40 60 44 140 36 210zM600 440c-4-70 2-120 28-170-6 60-8 110-12 170z"
        />
      </g>
    </>
  );
}

function AppIcon({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <rect className={fill.sky} x={x} y={y} width="112" height="112" rx="26" />
      <rect className={styles.edge} x={x} y={y} width="112" height="112" rx="26" />
      <MarkAt x={x + 58} y={y + 54} size={82} />
    </>
  );
}
