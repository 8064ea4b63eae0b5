const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** Codes with a name that are not countries: parts of one, groups of several, and placeholders. */
const notCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

/** True for an ISO 3166-1 alpha-2 country code in any case, and for Kosovo's XK; false for retired codes. */
export function isCountryCode(text: string): boolean {
  if (!/^[A-Za-z]{2}$/.test(text)) return false;
  const code = text.toUpperCase();
  const inUse = Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
  return inUse && names.of(code) !== undefined && !notCountries.has(code);
}
