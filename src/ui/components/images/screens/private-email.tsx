import { Trans } from '@lingui/react';
import { brand } from '../../../../domain/brand.ts';
import fill from '../images.module.css';
import { Card, Lines, MarkAt, type ScreenProps } from './pieces.tsx';
import styles from './screens.module.css';

const host = new URL(brand.site).host;

/** A shop asks for an e-mail address, and a private one has been generated for it. */
export function PrivateEmail({ on }: ScreenProps) {
  const wide = on === 'desktop';
  const width = wide ? 340 : 248;
  return (
    <>
      {wide ? (
        <>
          <path className={fill.hill} d="M0 0h230v364H0z" />
          <Parcel x={115} y={180} />
        </>
      ) : (
        <>
          <path className={fill.hill} d="M0 0h280v200H0z" />
          <Parcel x={140} y={128} />
        </>
      )}
      <g transform={wide ? 'translate(266 44)' : 'translate(16 224)'}>
        <text className={styles.strong} y="10">
          <Trans id="screens.email.label" message="Your e-mail address" />
        </text>
        <rect className={fill.raised} y="24" width={width} height="46" rx="8" />
        <rect className={styles.icon} y="24" width={width} height="46" rx="8" />
        <text className={styles.word} x="14" y="52">
          reed-47@{host}
        </text>
        <MarkAt x={width - 24} y={47} size={26} />
        <Card x={0} y={88} width={width} height={110} />
        <path className={styles.bubble} d={`M${width - 36} 88l12-12 12 12`} />
        <path className={fill.raised} d={`M${width - 36} 87h24v3h-24z`} />
        <circle className={fill.wash} cx="28" cy="118" r="15" />
        <path className={styles.icon} d="M20 112h16v12H20zM20 113l8 6 8-6" />
        <text className={`${styles.strong} ${styles.note}`} x="52" y="123">
          <Trans id="screens.email.made" message="Private address created" />
        </text>
        <path className={styles.icon} d="M21 151l5 5 9-11M21 176l5 5 9-11" />
        <text className={`${styles.small} ${styles.note}`} x="52" y="155">
          <Trans id="screens.email.forwards" message="Forwards to your inbox" />
        </text>
        <text className={`${styles.small} ${styles.note}`} x="52" y="180">
          <Trans id="screens.email.trackers" message="Removes trackers" />
        </text>
        <Lines x={0} y={222} widths={wide ? [300, 330, 240] : [220, 248, 180]} />
      </g>
    </>
  );
}

function Parcel({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={fill.flank} d="M-60-20h120v76H-60z" />
      <path className={fill.flankDeep} d="M-60-20l16-28h88l16 28z" />
      <path className={fill.breast} d="M-8-48H8l3 28h-22zM-11-20h22V4h-22z" />
      <path className={fill.patch} d="M26 24h24v20H26z" />
    </g>
  );
}
