import { Trans } from '@lingui/react';
import styles from './preview-media.module.css';

/**
 * A map and a video among the results. The preview's attributes decide how detailed the map is and where the video
 * plays.
 */
export function PreviewMedia() {
  return (
    <div className={styles.media}>
      <svg className={styles.map} viewBox="0 0 96 54" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={styles.lake} d="M58 0c-8 12 6 18-2 30s4 16 0 24h40V0z" />
        <path className={styles.road} d="M0 38 58 24M20 0l14 54" />
        <path className={styles.street} d="M0 12l56 3M0 25l52-5M6 54 12 0M0 48l56-9M44 54 38 0M28 34l30 6" />
        <path className={styles.pin} d="M34 29c-5-7-7-9-7-13a7 7 0 0 1 14 0c0 4-2 6-7 13z" />
      </svg>
      <div className={styles.video}>
        <svg className={styles.play} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 4v16l13-8z" />
        </svg>
        <span data-value="-1">
          <Trans id="settings.preview.video.ask" message="Play here?" />
        </span>
        <span data-value="2">ponds.example</span>
      </div>
    </div>
  );
}
