import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { type Settings, valueOf } from '../../../domain/settings/settings.ts';
import type { ShownTheme } from '../../../domain/theme/theme.ts';
import { Mark } from '../mark.tsx';
import { previewLook } from './preview-look.ts';
import styles from './result-preview.module.css';

interface ResultPreviewProps {
  /** What holds on this page. */
  readonly settings: Settings;
  readonly theme: ShownTheme;
}

/** A small results page that looks as the settings say. It is an image: nothing in it can be used. */
export function ResultPreview({ settings, theme }: ResultPreviewProps) {
  const { i18n } = useLingui();
  const { style, attributes } = previewLook(settings, theme);
  const question = i18n._({ id: 'settings.preview.question', message: 'ducks in the rain' });
  const { name } = brand;
  return (
    <figure
      className={styles.preview}
      aria-label={i18n._({ id: 'settings.preview', message: 'Preview of a results page' })}
      style={style}
      {...attributes}
    >
      <p className={styles.tab}>
        <Mark className={styles.mark} />
        <span className={styles.asked}>{question} · </span>
        {name}
      </p>
      <div className={styles.page}>
        <div className={styles.bar}>
          <span className={styles.box}>{question}</span>
          <span className={styles.chat}>
            <Trans id="settings.preview.chat" message="AI chat" />
          </span>
        </div>
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
            <Weather unit={valueOf(settings, 'kaj')} />
          </p>
          <div className={styles.ad}>
            <p className={styles.url}>
              <Trans id="settings.preview.ad" message="Ad · wellies.example" />
            </p>
            <p className={styles.title}>
              <Trans id="settings.preview.ad.title" message="Wellington boots for puddles" />
            </p>
          </div>
          <div>
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
          <div>
            <p className={styles.url}>field-notes.example</p>
            <p className={`${styles.title} ${styles.visited}`}>
              <Trans id="settings.preview.two" message="A wet day at the lake" />
            </p>
            <p className={styles.snippet}>
              <Trans id="settings.preview.two.text" message="A result that you have opened before." />
            </p>
          </div>
        </div>
      </div>
    </figure>
  );
}

/** 12 degrees Celsius, in the units of whoever asks. */
function Weather({ unit }: { readonly unit: string }) {
  if (unit === 'u') return <Trans id="settings.preview.weather.us" message="54 °F, light rain until 2 pm" />;
  return <Trans id="settings.preview.weather" message="12 °C, light rain until 2 pm" />;
}
