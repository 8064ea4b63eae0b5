import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { regionCodes } from '../../../../src/domain/search/regions.ts';
import { RegionOptions } from '../../../../src/ui/components/settings/region-options.tsx';

function names(locale: string): Readonly<Record<string, string>> {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RegionOptions />
    </I18nProvider>,
  );
  return Object.fromEntries(
    [...html.matchAll(/<option value="([^"]+)">([^<]+)<\/option>/g)].map(([, code = '', name = '']) => [
      code,
      name,
    ]),
  );
}

describe('the list of regions', () => {
  it('names every region once, each apart from all others', () => {
    const shown = names('en');
    expect(Object.keys(shown).toSorted()).toEqual(regionCodes.toSorted());
    expect(new Set(Object.values(shown)).size).toBe(regionCodes.length);
  });

  it('names a country where the code is not that of one', () => {
    expect(names('en')).toMatchObject({
      'uk-en': 'United Kingdom',
      'sl-sl': 'Slovenia',
      'us-en': 'United States',
      'us-es': 'United States (Spanish, us-es)',
      'ue-es': 'United States (Spanish, ue-es)',
      'ch-de': 'Switzerland (German)',
    });
    expect(names('de')['ue-es']).toBe('Vereinigte Staaten (Spanisch, ue-es)');
  });

  it('names Hong Kong as people do, where they look for it', () => {
    expect([names('en')['hk-tzh'], names('de')['hk-tzh']]).toEqual(['Hong Kong', 'Hongkong']);
  });
});
