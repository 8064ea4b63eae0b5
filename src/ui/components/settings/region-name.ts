import type { I18n, MessageDescriptor } from '@lingui/core';
import { type Region, regionCodes, regions } from '../../../domain/search/regions.ts';
import { countryName } from '../../format/dates.ts';

/** Places that are not countries, by the first part of the code. */
const places: Readonly<Record<string, MessageDescriptor>> = {
  wt: { id: 'settings.region.all', message: 'All regions' },
  xa: { id: 'settings.region.arabia', message: 'Arabia' },
  xl: { id: 'settings.region.latinAmerica', message: 'Latin America' },
  ct: { id: 'settings.region.catalonia', message: 'Catalonia' },
};
/** Codes whose first part is not the country's ISO code. */
const countries: Readonly<Record<string, string>> = { uk: 'gb', sl: 'si', ue: 'us' };

/** The unambiguous name of a region in the page's language. */
export function regionName(code: Region, i18n: I18n): string {
  const [country = '', language = ''] = code.split('-');
  const { locale } = i18n;
  const place = places[country];
  const name = place === undefined ? nameOf(countries[country] ?? country, locale) : i18n._(place);
  // The table adds the language to countries that occur more than once.
  if (!regions[code].includes('(')) return name;
  const spoken = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
  return hasTwin(code) ? `${name} (${spoken}, ${code})` : `${name} (${spoken})`;
}

/** Hong Kong's long name begins with what it is in law (`Sonderverwaltungsregion`), where nobody looks for it in a list. */
function nameOf(country: string, locale: string): string {
  if (country !== 'hk') return countryName(country, locale);
  return new Intl.DisplayNames([locale], { type: 'region', style: 'short' }).of('HK') ?? 'HK';
}

/** True if another region has the same country and language, so that only the code tells them apart. */
function hasTwin(code: Region): boolean {
  return regionCodes.some((other) => other !== code && placeOf(other) === placeOf(code));
}

function placeOf(code: Region): string {
  const [country = '', language = ''] = code.split('-');
  return `${countries[country] ?? country} ${language}`;
}
