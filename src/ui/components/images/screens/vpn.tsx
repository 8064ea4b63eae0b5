import { Trans } from '@lingui/react';
import fill from '../images.module.css';
import { Card, type ScreenProps, Switch } from './pieces.tsx';
import styles from './screens.module.css';

/** The VPN switched on: a line on the map from here to the server. */
export function Vpn({ on }: ScreenProps) {
  return on === 'desktop' ? (
    <>
      <path className={fill.water} d="M0 0h640v364H0z" />
      <g transform="translate(252 -20) scale(1.5)">
        <Map />
      </g>
      <Status x={28} y={84} width={264} />
    </>
  ) : (
    <>
      <path className={fill.water} d="M0 0h280v600H0z" />
      <g transform="translate(0 70)">
        <Map />
      </g>
      <Status x={14} y={330} width={252} />
    </>
  );
}

function Map() {
  return (
    <>
      <path
        className={fill.hill}
        d="M-160-10h200q50 0 60 40t-40 80 10 60-40 60-190 10zM190-30q60-10 120 10v230q-60 20-90-10t10-60-40-50 10-60-10-60z"
      />
      <path className={fill.ripple} d="M112 62q8-5 16 0t16 0M128 210q8-5 16 0t16 0M152 30q8-5 16 0t16 0" />
      <circle className={fill.deep} cx="56" cy="170" r="16" />
      <path className={styles.track} d="M56 170C80 60 190 40 236 120" />
      <circle className={fill.ring} cx="56" cy="170" r="9" />
      <circle className={fill.drake} cx="56" cy="170" r="5.5" />
      <path className={fill.beak} d="M236 126c-16-18-18-26-18-32a18 18 0 0 1 36 0c0 6-2 14-18 32z" />
      <circle className={fill.pupil} cx="236" cy="94" r="6" />
    </>
  );
}

function Status({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Card x={0} y={0} width={width} height={190} />
      <circle className={fill.wash} cx="42" cy="44" r="22" />
      <path className={fill.drake} d="M42 30l12 4v9c0 8-6 13-12 15-6-2-12-7-12-15v-9z" />
      <path className={styles.iconOnDrake} d="M37 43l4 4 7-8" />
      <text className={styles.title} x="76" y="51">
        <Trans id="screens.vpn.on" message="VPN is on" />
      </text>
      <Switch x={width - 56} y={33} />
      <path className={styles.edge} d={`M20 84h${width - 40}M20 136h${width - 40}`} />
      <text className={styles.small} x="20" y="115">
        <Trans id="screens.vpn.server" message="Server" />
      </text>
      <text className={`${styles.strong} ${styles.end}`} x={width - 20} y="115">
        <Trans id="screens.vpn.place" message="Lisbon" />
      </text>
      <text className={styles.small} x="20" y="167">
        <Trans id="screens.vpn.covered" message="Covered" />
      </text>
      <text className={`${styles.strong} ${styles.end}`} x={width - 20} y="167">
        <Trans id="screens.vpn.apps" message="Every app" />
      </text>
    </g>
  );
}
