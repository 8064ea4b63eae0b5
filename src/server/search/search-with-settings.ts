import { Hono } from 'hono';
import { defaultLocale, pathIn, publicLocales } from '../../domain/locale/locale.ts';
import { searchServices } from '../../domain/search/service.ts';
import { readHex } from '../../domain/settings/colour.ts';
import {
  broughtColourField,
  ownColourField,
  searchWithSettingsPath,
  settingsAddress,
  showSettingsField,
} from '../../domain/settings/formats.ts';
import { readSettings } from '../../domain/settings/settings.ts';

/**
 * Where the settings page leads without a script, to be mounted at the root. A plain form sends every setting; a bookmark is to
 * have those that were changed. Of two values for one code the first counts: an “off” stands behind each box that is on. A
 * colour that was typed counts before those to pick, one that the address brought after them.
 */
export function searchWithSettingsRoutes(publicUrl: string): Hono {
  return new Hono().get(searchWithSettingsPath, (c) => {
    const colour = (field: string) => readHex((c.req.query(field) ?? '').trim());
    const settings = readSettings(
      (code) => colour(ownColourField(code)) ?? c.req.query(code) ?? colour(broughtColourField(code)),
    );
    // The page that opens is the one to bookmark, and is read in the language in which the settings were.
    const asked = c.req.query('locale');
    const locale = publicLocales.find((tag) => tag === asked) ?? defaultLocale;
    const showsHere = c.req.query(showSettingsField.name) === showSettingsField.value;
    const { pathname, search } = settingsAddress(
      new URL(pathIn(locale, showsHere ? '/settings' : searchServices.results), publicUrl),
      settings,
    );
    c.header('Cache-Control', 'no-store');
    return c.redirect(`${pathname}${search}`, 303);
  });
}
