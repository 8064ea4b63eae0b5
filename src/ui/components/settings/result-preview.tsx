import { Trans, useLingui } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { isRegion } from '../../../domain/search/regions.ts';
import type { SettingCode } from '../../../domain/settings/catalogue.ts';
import { type Settings, valueOf } from '../../../domain/settings/settings.ts';
import type { ShownTheme } from '../../../domain/theme/theme.ts';
import { Mark } from '../mark.tsx';
import { PreviewLines } from './preview-lines.tsx';
import { previewLook } from './preview-look.ts';
import { partOf } from './preview-part.ts';
import { PreviewResults } from './preview-results.tsx';
import { regionName } from './region-name.ts';
import styles from './result-preview.module.css';
import { settingTexts } from './setting-texts.ts';
import { choiceTexts } from './value-texts.ts';

interface ResultPreviewProps {
  /** The settings in effect on this page. */
  readonly settings: Settings;
  readonly theme: ShownTheme;
  /** The setting that was changed last. */
  readonly last: SettingCode | null;
}

/**
 * A small results page in the look that the settings describe, with text for what such a page does not show. It is an
 * image: nothing in it can be used. Every changed setting has a visible effect here.
 */
export function ResultPreview({ settings, theme, last }: ResultPreviewProps) {
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
      data-part={partOf(last)}
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
        <Filters settings={settings} />
        <PreviewResults />
        <p className={styles.install}>
          <Trans id="settings.preview.install" message="Add {name} to your browser" values={{ name }} />
        </p>
      </div>
      <PreviewLines settings={settings} last={last} />
    </figure>
  );
}

/** Where results come from, and what is kept out of them. */
function Filters({ settings }: { readonly settings: Settings }) {
  const { i18n } = useLingui();
  const region = valueOf(settings, 'kl');
  const safe = Object.entries(choiceTexts.kp).find(([value]) => value === valueOf(settings, 'kp'))?.[1];
  return (
    <p className={styles.filters}>
      <span>{isRegion(region) ? regionName(region, i18n) : region}</span>
      <span>
        {i18n._(settingTexts.kp.name)}: {safe === undefined ? '' : i18n._(safe)}
      </span>
    </p>
  );
}
