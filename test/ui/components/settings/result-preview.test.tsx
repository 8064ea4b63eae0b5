import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { knownLocales } from '../../../../src/domain/locale/known-locales.ts';
import { regionCodes } from '../../../../src/domain/search/regions.ts';
import { rowOf, type SettingCode, settingCodes } from '../../../../src/domain/settings/catalogue.ts';
import { fonts } from '../../../../src/domain/settings/fonts.ts';
import { noSettings, type Settings } from '../../../../src/domain/settings/settings.ts';
import type { ShownTheme } from '../../../../src/domain/theme/theme.ts';
import { ResultPreview } from '../../../../src/ui/components/settings/result-preview.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function preview(settings: Settings, theme: ShownTheme = 'light'): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ResultPreview settings={settings} theme={theme} last={null} />
    </I18nProvider>,
  );
}

/** Values of a setting that are not its default: all of a list, and some where there is no end of them. */
function changesOf(code: SettingCode): readonly string[] {
  const { values, default: chosen } = rowOf(code);
  const all = {
    choice: () => Object.keys('options' in values ? values.options : {}),
    color: () => [...Object.keys('named' in values ? values.named : {}), '12ab34'],
    font: () => Object.keys(fonts),
    region: () => regionCodes,
    language: () => Object.keys(knownLocales),
    cohort: () => ['v266-1', '-1'],
  }[values.kind]();
  return all.filter((value) => value !== chosen);
}

describe('the preview of the settings', () => {
  it.each(settingCodes)('shows or tells every value of %s', (code) => {
    const changes = changesOf(code);
    expect(changes.length).toBeGreaterThan(0);
    // White is the light theme’s own background, and so no change of it.
    const theme = code === 'k7' ? 'dark' : 'light';
    const unchanged = preview(noSettings, theme);
    const seen = new Map<string, string>();
    for (const value of changes) {
      const html = preview({ [code]: value }, theme);
      expect(html, value).not.toBe(unchanged);
      expect(seen.get(html), value).toBeUndefined();
      seen.set(html, value);
    }
  });

  it('says in words what a page of results does not show', () => {
    const html = preview({ kl: 'de-de', kad: 'fr_FR', kk: '-1', kbl: '1', kax: 'v266-1' });
    for (const line of [
      'Results from this region come first: Germany.',
      'Language of menus and buttons: Français.',
      'Keyboard shortcuts are off on results pages.',
      'Changes are saved in the cloud as well.',
      'The extension offer is closed.',
    ]) {
      expect(html).toContain(line);
    }
    expect(preview(noSettings)).toMatch(/<figcaption[^>]*><\/figcaption>/);
  });
});
