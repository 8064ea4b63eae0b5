import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import fill from '../images.module.css';
import { Badge, type BadgeColor, Card, type WindowScreenProps } from './pieces.tsx';
import styles from './screens.module.css';

type State = 'removed' | 'asked' | 'looking';

const states: Readonly<Record<State, ReactNode>> = {
  removed: <Trans id="screens.removal.removed" message="Removed" />,
  asked: <Trans id="screens.removal.requested" message="Requested" />,
  looking: <Trans id="screens.removal.checking" message="Checking" />,
};

const sites: readonly { readonly name: string; readonly color: BadgeColor; readonly state: State }[] = [
  { name: 'PeopleLedger', color: 'patch', state: 'removed' },
  { name: 'DoorstepFinder', color: 'breast', state: 'removed' },
  { name: 'NeighborLine', color: 'reed', state: 'asked' },
  { name: 'NumberTrail', color: 'beak', state: 'looking' },
];

const title = <Trans id="screens.removal.title" message="Removing your data" />;
const runs = <Trans id="screens.removal.runs" message="Runs on this computer" />;

/**
 * The progress of personal information removal, with people-search sites and what was done at each. It runs on
 * computers only.
 */
export function Removal({ on }: Pick<WindowScreenProps, 'on'>) {
  return on === 'narrow' ? (
    <>
      <g transform="translate(14 6) scale(.42)">
        <Ring />
      </g>
      <text className={styles.strong} x="98" y="38">
        {title}
      </text>
      <text className={styles.small} x="98" y="59">
        {runs}
      </text>
      <g transform="translate(12 84)">
        <Sites width={256} />
      </g>
    </>
  ) : (
    <>
      <g transform="translate(36 58)">
        <Progress />
      </g>
      <g transform="translate(258 46)">
        <Sites width={350} />
      </g>
    </>
  );
}

function Progress() {
  return (
    <>
      <Ring />
      <text className={`${styles.title} ${styles.middle}`} x="85" y="200">
        {title}
      </text>
      <text className={`${styles.small} ${styles.middle}`} x="85" y="224">
        {runs}
      </text>
    </>
  );
}

/** Half of the sites have removed their entry. */
function Ring() {
  return (
    <>
      <circle className={styles.ringBack} cx="85" cy="85" r="70" />
      <path className={styles.ringDone} d="M85 15a70 70 0 0 1 0 140" />
      <path className={fill.drake} d="M62 70a23 23 0 1 1 46 0 23 23 0 0 1-46 0zM48 126c4-34 70-34 74 0z" />
    </>
  );
}

function Sites({ width }: { readonly width: number }) {
  return (
    <>
      <Card x={0} y={0} width={width} height={sites.length * 66 + 8} />
      {sites.map(({ name, color, state }, row) => (
        <g key={name} transform={`translate(0 ${row * 66 + 4})`}>
          {row > 0 && <path className={styles.edge} d={`M16 0h${width - 32}`} />}
          <Badge x={16} y={19} color={color} />
          <text className={styles.strong} x="56" y="30">
            {name}
          </text>
          <text className={styles.small} x="56" y="48">
            {states[state]}
          </text>
          <StateMark x={width - 32} state={state} />
        </g>
      ))}
    </>
  );
}

function StateMark({ x, state }: { readonly x: number; readonly state: State }) {
  return (
    <g transform={`translate(${x} 33)`}>
      {state === 'removed' ? (
        <>
          <circle className={fill.drake} r="12" />
          <path className={styles.iconOnDrake} d="M-5 0l4 4 6-8" />
        </>
      ) : (
        <>
          <circle className={state === 'asked' ? fill.wash : fill.sunken} r="12" />
          <path
            className={styles.icon}
            d={state === 'asked' ? 'M-6-4H6v8H-6zM-6-4l6 5 6-5' : 'M-2-6a4 4 0 1 0 .1 0M1 1l5 5'}
          />
        </>
      )}
    </g>
  );
}
