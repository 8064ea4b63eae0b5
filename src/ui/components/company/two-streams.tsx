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
        className={styles.stream}
        d="M112 96C150 116 114 150 144 182S180 244 160 290H256C262 240 190 218 176 176S146 114 112 96zM414 56C372 96 410 146 378 182S340 244 360 290H264C258 240 330 216 346 174S376 96 414 56z"
      />
      <path
        className={styles.pond}
        d="M0 270q65-10 130 0t130 0 130 0 130 0v86a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
      />
      <path
        className={styles.ripple}
        d="M40 306q22-9 44 0t44 0M392 304q22-9 44 0t44 0M86 350q22-9 44 0t44 0M362 352q22-9 44 0t44 0"
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
