import { Trans } from '@lingui/react';
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
      <path className={styles.ripple} d="M60 334q24-9 48 0t48 0M330 344q24-9 48 0t48 0" />
      <g transform="translate(196 212)">
        <path
          className={styles.flank}
          d="M6 92c18 4 26-20 56-22 22-2 34 4 44 4 14 0 18 22 6 36-10 12-28 16-50 16-32 0-52-12-56-34z"
        />
        <path className={styles.beak} d="M124 34c8 0 14 4 22 5 5 1 5 8 0 9-8 1-14 1-22-1z" />
        <path className={styles.breast} d="M86 72c12-4 26 0 32 4 7 8 6 22-6 32-16 0-28-16-26-36z" />
        <path className={styles.head} d="M88 44h36c-3 12-3 20-1 30q-18 10-36 0c2-10 3-18 1-30z" />
        <circle className={styles.head} cx="106" cy="38" r="24" />
        <path className={styles.ring} d="M87 69q18 11 36 0v8q-18 11-36 0z" />
        <circle className={styles.ring} cx="114" cy="32" r="3.6" />
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
