import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { visitorCountry } from '../../../src/server/http/visitor-country.ts';

type Site = Parameters<typeof visitorCountry>[1];
const local: Site = { siteEnv: 'local', countryHeader: 'CF-IPCountry', defaultCountry: 'US' };
const production: Site = { ...local, siteEnv: 'production' };

const countryAt = async (site: Site, path: string, header?: string) => {
  const app = new Hono().get('/', (c) => c.text(visitorCountry(c, site)));
  const answer = await app.request(path, header === undefined ? {} : { headers: { 'CF-IPCountry': header } });
  return answer.text();
};

describe("the visitor's country", () => {
  it.each([
    ['is what the page asks for outside production', local, '/?country=de', 'FR', 'DE'],
    ['is not what the page asks for in production', production, '/?country=de', 'FR', 'FR'],
    ['comes from the header a CDN sets', production, '/', 'gb', 'GB'],
    ['is the default without a header', production, '/', undefined, 'US'],
    ['is the default when the CDN does not know', production, '/', 'XX', 'US'],
    ['is the default when the header is no country', production, '/', 'T1', 'US'],
    ['passes over a query that is no country', local, '/?country=germany', 'FR', 'FR'],
  ])('%s', async (_, site, path, header, country) => {
    expect(await countryAt(site, path, header)).toBe(country);
  });

  it('ignores a header that the configuration does not name', async () => {
    expect(await countryAt({ ...production, countryHeader: undefined }, '/', 'GB')).toBe('US');
  });
});
