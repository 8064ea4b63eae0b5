import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { knownLocales } from '../../../domain/locale/known-locales.ts';
import { isRegion } from '../../../domain/search/regions.ts';
import { type SettingCode, settingCodes } from '../../../domain/settings/catalogue.ts';
import type { Settings } from '../../../domain/settings/settings.ts';
import { previewLines } from './preview-line-texts.ts';
import styles from './preview-lines.module.css';
import { regionName } from './region-name.ts';

interface PreviewLinesProps {
  readonly settings: Settings;
  /** The setting that was changed last: the only one whose line fits on a narrow screen. */
  readonly last: SettingCode | null;
}

/** What the picture above does not show of the changed settings, one line each. */
export function PreviewLines({ settings, last }: PreviewLinesProps) {
  const { i18n } = useLingui();
  return (
    <figcaption className={styles.lines} aria-live="polite">
      {settingCodes.map((code) => {
        const line = lineOf(code, settings[code], i18n);
        return (
          line !== null && (
            <p
              key={code}
              data-seen={previewLines[code]?.seenBeside && ''}
              data-last={code === last ? '' : undefined}
            >
              {line}
            </p>
          )
        );
      })}
    </figcaption>
  );
}

function lineOf(code: SettingCode, value: string | undefined, i18n: I18n): string | null {
  const says = previewLines[code]?.says;
  const text = value === undefined ? undefined : (says?.[value] ?? says?.['other']);
  if (value === undefined || text === undefined) return null;
  const values = { ...text.values, value: nameOf(code, value, i18n) };
  return i18n._({ ...text, values });
}

/** A region by its name in the page's language, a language by its own name. */
function nameOf(code: SettingCode, value: string, i18n: I18n): string {
  if (code === 'kl') return isRegion(value) ? regionName(value, i18n) : value;
  return Object.entries(knownLocales).find(([locale]) => locale === value)?.[1].name ?? value;
}
