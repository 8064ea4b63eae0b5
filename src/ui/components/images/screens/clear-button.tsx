import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import fill from '../images.module.css';
import { Article } from './article.tsx';
import { Badge, Card, ClearIcon, ScreenButton, type WindowScreenProps } from './pieces.tsx';
import styles from './screens.module.css';

const cleared: readonly { readonly id: string; readonly name: ReactNode }[] = [
  { id: 'tabs', name: <Trans id="screens.clear.tabs" message="Tabs" /> },
  { id: 'history', name: <Trans id="screens.clear.history" message="History" /> },
  { id: 'sign-ins', name: <Trans id="screens.clear.signIns" message="Sign-ins" /> },
];

const sheetPlaces = {
  desktop: 'translate(320 14)',
  phone: 'translate(12 176)',
  narrow: 'translate(12 14)',
} as const;

/** The pressed button that clears everything: what goes, and the one site that stays. */
export function ClearButton({ on }: WindowScreenProps) {
  const wide = on === 'desktop';
  return (
    <>
      {wide ? (
        <>
          <Article x={40} y={28} width={250} lines={6} />
          <path className={styles.veil} d="M0 0h640v364H0z" />
        </>
      ) : (
        <>
          <Article x={20} y={on === 'phone' ? 58 : 20} width={240} lines={on === 'phone' ? 0 : 8} />
          <path className={styles.veil} d="M0 0h280v600H0z" />
        </>
      )}
      <g transform={sheetPlaces[on]}>
        <Sheet width={wide ? 290 : 256} />
      </g>
    </>
  );
}

function Sheet({ width }: { readonly width: number }) {
  return (
    <>
      <Card x={0} y={0} width={width} height={336} />
      <circle className={fill.drake} cx={width / 2} cy="48" r="28" />
      <g transform={`translate(${width / 2} 48) scale(1.9)`}>
        <ClearIcon x={0} y={0} />
      </g>
      {cleared.map(({ id, name }, row) => (
        <g key={id} transform={`translate(28 ${108 + row * 34})`}>
          <circle className={fill.wash} cx="10" r="11" />
          <path className={styles.icon} d="M5 0l4 4 7-8" />
          <text className={styles.strong} x="34" y="5">
            {name}
          </text>
        </g>
      ))}
      <path className={styles.edge} d={`M24 202h${width - 48}`} />
      <Badge x={24} y={218} color="reed" />
      <text className={styles.strong} x="62" y="230">
        garden.example
      </text>
      <text className={styles.small} x="62" y="246">
        <Trans id="screens.clear.stays" message="Stays as it is" />
      </text>
      <ScreenButton x={24} y={276} width={width - 48}>
        <Trans id="screens.clear.button" message="Clear everything" />
      </ScreenButton>
    </>
  );
}
