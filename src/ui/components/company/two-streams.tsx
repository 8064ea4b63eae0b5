import { Trans } from '@lingui/react';
import { SwimmingDrake, waterline } from '../images/swimming-duck.tsx';
import styles from './two-streams.module.css';

/** Two streams that run into one pond: what we live on. */
export function TwoStreams() {
  return (
    <svg className={styles.streams} viewBox="0 0 520 380" aria-hidden="true">
      <path
        className={styles.hill}
        d="M0 270C20 150 110 50 236 96C300 128 350 44 412 50C480 56 508 180 520 270V356a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
      />
      <path
        className={styles.pond}
        d="M118 114c-14 76 58 92 30 178h78c18-106-90-96-92-178q-8-10-16 0zM400 68c4 96-86 112-72 224h78c-32-100 36-130 10-224q-8-10-16 0z"
      />
      <path
        className={styles.pond}
        d="M0 270q65-10 130 0t130 0 130 0 130 0v86a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
      />
      <path
        className={styles.ripple}
        d="M133 150q4 22 24 42t24 42M408 118q0 28-18 50t-22 50M146 282q40 16 78 2M344 284q30 12 62 0M30 312q22-9 44 0t44 0M414 312q22-9 44 0t44 0M86 350q22-9 44 0t44 0M362 352q22-9 44 0t44 0"
      />
      <g transform="translate(184 240)">
        <SwimmingDrake />
        <path className={styles.ripple} d={waterline} />
      </g>
      <text className={styles.name} x="100" y="78">
        <Trans id="company.about.money.ads.short" message="Ads" />
      </text>
      <text className={styles.name} x="404" y="34">
        <Trans id="company.about.money.plan" message="Subscriptions" />
      </text>
    </svg>
  );
}
