import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { defaultRegion, type Region, regionCodes, regions } from '../../../domain/search/regions.ts';
import { countryName } from '../../format/dates.ts';

/** Places that are no country, by the first part of the code. */
const places: Readonly<Record<string, MessageDescriptor>> = {
  wt: { id: 'settings.region.all', message: 'All regions' },
  xa: { id: 'settings.region.arabia', message: 'Arabia' },
  xl: { id: 'settings.region.latinAmerica', message: 'Latin America' },
  ct: { id: 'settings.region.catalonia', message: 'Catalonia' },
};
/** Where the code is not that of the country. */
const countries: Readonly<Record<string, string>> = { uk: 'gb', sl: 'si', ue: 'us' };

/**
 * The options of the list of regions, in the page's language. Names come from the tables of whoever renders: the browser's may
 * differ in a word from the build's, and the page then keeps those of the build.
 */
export function RegionOptions() {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const named = regionCodes
    .map((code) => ({ code, name: regionName(code) }))
    .toSorted((one, other) =>
      one.code === defaultRegion
        ? -1
        : other.code === defaultRegion
          ? 1
          : one.name.localeCompare(other.name, locale),
    );
  return named.map(({ code, name }) => (
    <option key={code} value={code} suppressHydrationWarning>
      {name}
    </option>
  ));

  function regionName(code: Region): string {
    const [country = '', language = ''] = code.split('-');
    const place = places[country];
    const name = place === undefined ? countryName(countries[country] ?? country, locale) : i18n._(place);
    // The table names the language where a country stands in it more than once.
    if (!regions[code].includes('(')) return name;
    const spoken = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
    return hasTwin(code) ? `${name} (${spoken}, ${code})` : `${name} (${spoken})`;
  }
}

/** Whether another region is of the same country and language, so that only the code tells the two apart. */
function hasTwin(code: Region): boolean {
  return regionCodes.some((other) => other !== code && placeOf(other) === placeOf(code));
}

function placeOf(code: Region): string {
  const [country = '', language = ''] = code.split('-');
  return `${countries[country] ?? country} ${language}`;
}
