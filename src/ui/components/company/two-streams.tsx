import { Trans } from '@lingui/react';
import { SwimmingDrake, waterline } from '../images/swimming-duck.tsx';
import styles from './two-streams.module.css';

/** Two streams that run into one pond: what we live on. */
export function TwoStreams() {
  return (
    <svg className={styles.streams} viewBox="0 0 520 380" aria-hidden="true">
      <path
        className={styles.hill}
        d="M0 140C70 66 160 58 236 96C300 128 350 44 412 50C470 56 500 96 520 116V356a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
      />
      <path
        className={styles.stream}
        d="M104 84C116 100 142 120 140 150S160 196 192 218 240 256 250 284H140C162 272 158 252 146 234S126 190 132 152 112 106 104 84zM414 58C402 78 376 112 378 148S358 196 326 218 278 256 268 284H378C356 272 360 252 372 234S392 190 386 150 404 82 414 58z"
      />
      <path
        className={styles.current}
        d="M146 204q6 16 18 26M186 240q10 8 16 18M370 206q-6 14-18 24M330 240q-10 8-16 18"
      />
      <path
        className={styles.stream}
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
      <text className={styles.name} x="96" y="52">
        <Trans id="company.about.money.ads.short" message="Ads" />
      </text>
      <text className={styles.name} x="404" y="34">
        <Trans id="company.about.money.plan" message="Subscriptions" />
      </text>
    </svg>
  );
}
