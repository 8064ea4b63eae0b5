import type { Context } from 'hono';
import type { Config } from '../config/config.ts';

const country = /^[a-z]{2}$/i;

/**
 * The visitor's country, ISO 3166-1 alpha-2 in upper case: outside production from a valid `?country=`, then from the CDN's
 * header, then the configured default.
 */
export function visitorCountry(
  c: Context,
  config: Pick<Config, 'siteEnv' | 'countryHeader' | 'defaultCountry'>,
): string {
  const asked = config.siteEnv === 'production' ? undefined : c.req.query('country');
  const told = config.countryHeader === undefined ? undefined : c.req.header(config.countryHeader);
  const found = [asked, told].find(
    (value) => value !== undefined && country.test(value) && !isUnknown(value),
  );
  return (found ?? config.defaultCountry).toUpperCase();
}

// CDNs send XX for "unknown" and T1 (not two letters) for Tor.
function isUnknown(value: string): boolean {
  return value.toUpperCase() === 'XX';
}
