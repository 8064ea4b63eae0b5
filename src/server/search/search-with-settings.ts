import { Hono } from 'hono';
import { searchServices } from '../../domain/search/service.ts';
import { searchWithSettingsPath, settingsAddress } from '../../domain/settings/formats.ts';
import { readSettings } from '../../domain/settings/settings.ts';

/**
 * Where the settings page leads without a script, to be mounted at the root. A plain form sends every setting; a bookmark is to
 * have those that were changed. Of two values for one code the first counts: an “off” stands behind each box that is on.
 */
export function searchWithSettingsRoutes(publicUrl: string): Hono {
  const search = new URL(searchServices.results, publicUrl);
  return new Hono().get(searchWithSettingsPath, (c) => {
    const settings = readSettings((code) => c.req.query(code) ?? null);
    const { pathname, search: query } = settingsAddress(search, settings);
    c.header('Cache-Control', 'no-store');
    return c.redirect(`${pathname}${query}`, 303);
  });
}
