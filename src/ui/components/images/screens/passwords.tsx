import { Trans } from '@lingui/react';
import fill from '../images.module.css';
import { Badge, type BadgeColor, Card, ScreenButton, type ScreenProps } from './pieces.tsx';
import styles from './screens.module.css';

const entries: readonly { readonly host: string; readonly color: BadgeColor; readonly dots: number }[] = [
  { host: 'garden.example', color: 'reed', dots: 9 },
  { host: 'trains.example', color: 'patch', dots: 12 },
  { host: 'bakery.example', color: 'beak', dots: 10 },
  { host: 'library.example', color: 'breast', dots: 11 },
];

/** The password manager: saved logins, one of them open. */
export function Passwords({ on }: ScreenProps) {
  return on === 'desktop' ? (
    <>
      <Title x={34} y={46} />
      <g transform="translate(28 68)">
        <Entries width={280} />
      </g>
      <g transform="translate(336 24)">
        <Entry width={276} />
      </g>
    </>
  ) : (
    <>
      <Title x={20} y={92} />
      <g transform="translate(12 114)">
        <Entries width={256} />
      </g>
      <g transform="translate(28 424)">
        <ScreenButton x={0} y={0} width={224}>
          <Trans id="screens.passwords.new" message="New password" />
        </ScreenButton>
      </g>
    </>
  );
}

function Title({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <text className={styles.title} x={x} y={y}>
      <Trans id="screens.passwords.title" message="Passwords" />
    </text>
  );
}

function Entries({ width }: { readonly width: number }) {
  return (
    <>
      <Card x={0} y={0} width={width} height={entries.length * 66 + 4} />
      <path className={fill.wash} d={`M1 12a11 11 0 0 1 11-11h${width - 24}a11 11 0 0 1 11 11v56H1z`} />
      {entries.map(({ host, color, dots }, row) => (
        <g key={host} transform={`translate(0 ${row * 66 + 2})`}>
          <Badge x={16} y={19} color={color} />
          <text className={styles.strong} x="58" y="30">
            {host}
          </text>
          <path className={styles.dots} d={`M61 46h${dots * 8}`} />
          <path className={styles.iconQuiet} d={`M${width - 26} 26l7 7-7 7`} />
        </g>
      ))}
    </>
  );
}

function Entry({ width }: { readonly width: number }) {
  return (
    <>
      <Card x={0} y={0} width={width} height={312} />
      <circle className={fill.wash} cx={width / 2} cy="64" r="38" />
      <g transform={`translate(${width / 2 - 22} 42) scale(1.57)`}>
        <Badge x={0} y={0} color="reed" />
      </g>
      <text className={`${styles.strong} ${styles.middle}`} x={width / 2} y="128">
        garden.example
      </text>
      <rect className={fill.sunken} x="22" y="150" width={width - 44} height="42" rx="8" />
      <path className={styles.dots} d="M42 171h96" />
      <path className={styles.icon} d={`M${width - 68} 171q13-16 26 0-13 16-26 0zM${width - 55} 171h0`} />
      <circle className={fill.drake} cx="32" cy="222" r="9" />
      <path className={styles.iconOnDrake} d="M28 222l3 3 5-6" />
      <text className={styles.small} x="50" y="226">
        <Trans id="screens.passwords.strong" message="Strong password" />
      </text>
      <ScreenButton x={22} y={252} width={width - 44}>
        <Trans id="screens.passwords.fill" message="Fill in" />
      </ScreenButton>
    </>
  );
}
