import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import fill from '../images.module.css';
import { FittedWords } from './fitted-words.tsx';
import { Card, type ScreenProps, Switch } from './pieces.tsx';
import styles from './screens.module.css';
import chosen from './settings.module.css';

const rows: readonly {
  readonly id: string;
  readonly icon: string;
  readonly name: MessageDescriptor;
  readonly on: boolean;
}[] = [
  {
    id: 'trackers',
    icon: 'M10 1l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V4z',
    name: { id: 'screens.settings.trackers', message: 'Stop trackers' },
    on: true,
  },
  {
    id: 'cookies',
    icon: 'M10 2a8 8 0 1 0 8 8q-4 0-4-4-4 0-4-4zM7 9h0M9 14h0M14 13h0',
    name: { id: 'screens.settings.cookies', message: 'Decline cookies' },
    on: true,
  },
  {
    id: 'clear',
    icon: 'M2 14c5 0 6-11 11-11 5 0 5 4 3 7M2 18q4-2 8 0t8 0',
    name: { id: 'screens.settings.clear', message: 'Clear on closing' },
    on: true,
  },
  {
    id: 'suggestions',
    icon: 'M8 2a6 6 0 1 0 .1 0M13 13l5 5',
    name: { id: 'screens.settings.suggestions', message: 'Suggest searches' },
    on: false,
  },
];

/** The settings: four switches and the choice of a theme. */
export function Settings({ on }: ScreenProps) {
  return on === 'desktop' ? (
    <>
      <path className={fill.sunken} d="M0 0h190v364H0z" />
      <rect className={fill.wash} x="14" y="66" width="162" height="38" rx="10" />
      <Title x={28} y={42} />
      <path className={styles.icon} d={rows[0]?.icon} transform="translate(28 75)" />
      <text className={styles.strong} x="60" y="90">
        <Trans id="screens.settings.privacy" message="Privacy" />
      </text>
      <path className={styles.iconQuiet} d="M30 134h16v10H30zM34 150h8M30 178h16M30 186h16M30 194h10" />
      <path className={fill.line} d="M60 137h70v8H60zM60 182h90v8H60z" />
      <g transform="translate(214 24)">
        <Rows width={400} />
        <g transform="translate(0 232)">
          <Themes />
        </g>
      </g>
    </>
  ) : (
    <>
      <Title x={20} y={92} />
      <g transform="translate(12 116)">
        <Rows width={256} />
        <g transform="translate(0 244)">
          <Themes />
        </g>
      </g>
    </>
  );
}

function Title({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <text className={styles.title} x={x} y={y}>
      <Trans id="screens.settings.title" message="Settings" />
    </text>
  );
}

function Rows({ width }: { readonly width: number }) {
  const { i18n } = useLingui();
  return (
    <>
      <Card x={0} y={0} width={width} height={rows.length * 52 + 4} />
      {rows.map(({ id, icon, name, on }, row) => (
        <g key={id} transform={`translate(0 ${row * 52 + 2})`}>
          {row > 0 && <path className={styles.edge} d={`M50 0h${width - 66}`} />}
          <path className={styles.icon} d={icon} transform="translate(16 16)" />
          <FittedWords x={50} y={26} width={width - 114}>
            {i18n._(name)}
          </FittedWords>
          <Switch x={width - 54} y={15} on={on} />
        </g>
      ))}
    </>
  );
}

/** Light, dark and system; the selected one matches the theme that the page is shown in. */
function Themes() {
  return (
    <>
      <rect className={fill.ring} width="76" height="62" rx="12" />
      <rect className={fill.pupil} x="90" width="76" height="62" rx="12" />
      <path className={fill.ring} d="M192 0h26v62h-26a12 12 0 0 1-12-12V12a12 12 0 0 1 12-12z" />
      <path className={fill.pupil} d="M218 0h26a12 12 0 0 1 12 12v38a12 12 0 0 1-12 12h-26z" />
      <rect className={chosen.light} width="76" height="62" rx="12" />
      <rect className={chosen.dark} x="90" width="76" height="62" rx="12" />
      <circle className={fill.beak} cx="38" cy="31" r="12" />
      <path className={fill.beak} d="M132 19a13 13 0 1 0 9 19 12 12 0 0 1-9-19z" />
      <circle className={fill.beak} cx="218" cy="31" r="12" />
    </>
  );
}
