import { Trans } from '@lingui/react';
import { SwimmingDrake } from '../images/swimming-duck.tsx';
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
        d="M90 82a8 8 0 0 1 15 2C98 150 226 184 246 312H170C172 196 54 160 90 82zM398 66a8 8 0 0 1 15-2C456 146 350 190 344 312H268C284 190 428 150 398 66z"
      />
      <path
        className={styles.current}
        d="M104 146q16 22 38 40M176 228q14 22 20 46M408 134q-10 26-34 46M330 214q-16 24-20 52"
      />
      <path
        className={styles.pond}
        d="M0 300q65-14 130 0t130 0 130 0 130 0v56a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
      />
      <g transform="translate(178 200) scale(1.12)">
        <SwimmingDrake />
      </g>
      {/* In front of the bird, so that it lies in it. */}
      <path className={styles.pond} d="M190 326h160v24H190z" />
      <path className={styles.ripple} d="M60 334q24-9 48 0t48 0M352 350q24-9 48 0t48 0" />
      <text className={styles.name} x="96" y="52">
        <Trans id="company.about.money.ads.short" message="Ads" />
      </text>
      <text className={styles.name} x="404" y="34">
        <Trans id="company.about.money.plan" message="Subscriptions" />
      </text>
    </svg>
  );
}
