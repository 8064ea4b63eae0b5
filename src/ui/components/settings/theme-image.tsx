import { useLingui } from '@lingui/react';
import { defaultFont, fonts, isFont } from '../../../domain/settings/fonts.ts';
import { type SearchTheme, searchThemes } from '../../../domain/settings/search-themes.ts';
import type { Settings } from '../../../domain/settings/settings.ts';
import { hexOf } from '../../../domain/settings/values.ts';
import styles from './theme-page.module.css';

/** A results page in a theme's colors and fonts. The system theme shows both: light above, dark below. */
export function ThemeImage({ theme }: { readonly theme: SearchTheme }) {
  const settings = searchThemes[theme];
  return (
    <svg className={styles.image} viewBox="0 0 320 190" aria-hidden="true">
      <ResultsPage settings={settings} />
      {theme === 'system' && (
        <svg
          className={styles.dark}
          y="109"
          width="320"
          height="81"
          viewBox="0 109 320 81"
          aria-hidden="true"
        >
          <ResultsPage settings={settings} />
        </svg>
      )}
    </svg>
  );
}

/**
 * With the same results as the preview of the settings page. What the theme does not define follows the light or dark
 * theme around it.
 */
function ResultsPage({ settings }: { readonly settings: Settings }) {
  const { i18n } = useLingui();
  const color = (code: 'k7' | 'kj' | 'k9' | 'kaa' | 'k8' | 'kx') => {
    const hex = settings[code] === undefined ? null : hexOf(code, settings[code]);
    return hex === null ? undefined : `#${hex}`;
  };
  const family = (code: 'kt' | 'ka') => {
    const font = settings[code] ?? defaultFont;
    return isFont(font) ? fonts[font].family : undefined;
  };
  return (
    <g fontFamily={family('kt')}>
      <path className={styles.ground} fill={color('k7')} d="M0 0h320v190H0z" />
      <path className={styles.bar} fill={color('kj')} d="M0 0h320v38H0z" />
      <rect className={styles.box} x="16" y="9" width="200" height="20" rx="10" />
      <text className={styles.asked} x="28" y="24">
        {i18n._({ id: 'settings.preview.question', message: 'ducks in the rain' })}
      </text>
      <g className={styles.url} fill={color('kx')}>
        <text x="16" y="62">
          pond-life.example
        </text>
        <text x="16" y="130">
          field-notes.example
        </text>
      </g>
      <g className={styles.headings} fontFamily={family('ka')}>
        <text className={styles.heading} fill={color('k9')} x="16" y="81">
          {i18n._({ id: 'settings.preview.one', message: 'Why ducks like the rain' })}
        </text>
        <text className={styles.visited} fill={color('kaa')} x="16" y="149">
          {i18n._({ id: 'settings.preview.two', message: 'A wet day at the lake' })}
        </text>
      </g>
      <g className={styles.words} fill={color('k8')}>
        <text x="16" y="99">
          {i18n._({ id: 'settings.theme.snippet', message: 'Wet weather brings food to the surface.' })}
        </text>
        <text x="16" y="167">
          {i18n._({ id: 'settings.preview.two.text', message: 'A result that you have opened before.' })}
        </text>
      </g>
    </g>
  );
}
