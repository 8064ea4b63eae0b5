const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** What has a name but is no country: parts of one, groups of several, and what stands for nothing. */
const notCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

/** True for a country's code in ISO 3166-1 alpha-2, in any case, and for Kosovo's XK; not for one that is out of use. */
export function isCountryCode(text: string): boolean {
  if (!/^[A-Za-z]{2}$/.test(text)) return false;
  const code = text.toUpperCase();
  const inUse = Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
  return inUse && names.of(code) !== undefined && !notCountries.has(code);
}
