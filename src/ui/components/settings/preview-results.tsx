import { Trans } from '@lingui/react';
import { PreviewMedia } from './preview-media.tsx';
import styles from './preview-results.module.css';

/** The content of the preview's page: an answer, an ad, results and media. The figure around it decides how they look. */
export function PreviewResults() {
  return (
    <div className={styles.results}>
      <p className={styles.assist}>
        <span className={styles.ask}>
          <Trans id="settings.preview.ask" message="Answer with AI" />
        </span>
        <span className={styles.answer}>
          <Trans
            id="settings.preview.answer"
            message="Ducks oil their feathers, so that rain runs off and they stay dry underneath."
          />
        </span>
      </p>
      <p className={styles.instant}>
        <Weather />
      </p>
      <div className={styles.ad}>
        <p className={styles.url}>
          <Trans id="settings.preview.ad" message="Ad · rainboots.example" />
        </p>
        <p className={styles.title}>
          <Trans id="settings.preview.ad.title" message="Rubber boots for puddles" />
        </p>
      </div>
      <div className={styles.first}>
        <p className={styles.url}>pond-life.example</p>
        <p className={styles.title}>
          <Trans id="settings.preview.one" message="Why ducks like the rain" />
        </p>
        <p className={styles.snippet}>
          <Trans
            id="settings.preview.one.text"
            message="Wet weather brings food to the surface. Where to watch, and when."
          />
        </p>
      </div>
      <PreviewMedia />
      <div className={styles.second}>
        <p className={styles.url}>field-notes.example</p>
        <p className={`${styles.title} ${styles.visited}`}>
          <Trans id="settings.preview.two" message="A wet day at the lake" />
        </p>
        <p className={styles.snippet}>
          <Trans id="settings.preview.two.text" message="A result that you have opened before." />
        </p>
      </div>
      <p className={styles.more}>
        <span className={styles.button}>
          <Trans id="settings.preview.more" message="More results" />
        </span>
        <span className={styles.loading}>
          <Trans id="settings.preview.loading" message="Loading more results…" />
        </span>
      </p>
    </div>
  );
}

/** 12 degrees Celsius, in the units that the settings say. */
function Weather() {
  return (
    <>
      <span className={styles.metric}>
        <Trans id="settings.preview.weather" message="12 °C, light rain until 2 PM" />
      </span>
      <span className={styles.us}>
        <Trans id="settings.preview.weather.us" message="54°F, light rain until 2 PM" />
      </span>
    </>
  );
}
