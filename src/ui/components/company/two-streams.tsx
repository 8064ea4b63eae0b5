import { Trans } from '@lingui/react';
import { SwimmingDrake, waterline } from '../images/swimming-duck.tsx';
import styles from './two-streams.module.css';

/** Illustration of our income: two streams from the hills run into one pond. */
export function TwoStreams() {
  return (
    <svg className={styles.streams} viewBox="0 0 520 380" aria-hidden="true">
      <rect className={styles.sky} width="520" height="380" rx="24" />
      <path className={styles.far} d="M0 170C60 150 160 70 260 96s180-66 260-36v250H0z" />
      <path
        className={styles.hill}
        d="M0 196C50 146 90 104 142 104s80 44 132 44 70-68 122-68 94 46 124 86v150H0z"
      />
      <path
        className={styles.stream}
        d="M137 104C137 120 164 118 164 136 164 164 84 160 84 194 84 236 112 240 112 290H178C178 240 116 236 116 194 116 160 180 164 180 136 180 118 147 120 147 104zM391 80C391 100 346 98 346 118 346 142 412 142 412 174 412 220 348 230 348 290H416C416 230 442 220 442 174 442 142 362 142 362 118 362 98 401 100 401 80z"
      />
      <path
        className={styles.pond}
        d="M0 270q65-10 130 0t130 0 130 0 130 0v86a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
      />
      <path
        className={styles.ripple}
        d="M96 284q48 18 98 2M332 284q50 18 100 2M30 312q22-9 44 0t44 0M414 312q22-9 44 0t44 0M86 350q22-9 44 0t44 0M362 352q22-9 44 0t44 0"
      />
      <g transform="translate(184 240)">
        <SwimmingDrake />
        <path className={styles.ripple} d={waterline} />
      </g>
      <text className={styles.name} x="142" y="86">
        <Trans id="company.about.money.ads.short" message="Ads" />
      </text>
      <text className={styles.name} x="396" y="62">
        <Trans id="company.about.money.plan" message="Subscriptions" />
      </text>
    </svg>
  );
}
