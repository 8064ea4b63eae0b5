import { Hono } from 'hono';
import { defaultLocale, pathIn, publicLocales } from '../../domain/locale/locale.ts';
import { searchServices } from '../../domain/search/service.ts';
import { readHex } from '../../domain/settings/color.ts';
import {
  broughtColorField,
  ownColorField,
  searchWithSettingsPath,
  settingsAddress,
  showSettingsField,
} from '../../domain/settings/formats.ts';
import { readSettings } from '../../domain/settings/settings.ts';

/**
 * The target of the settings page's form without script, to be mounted at the root. A plain form submits every setting; the
 * bookmark should only contain changed ones. Of two values for one code the first counts: each checkbox is followed by an
 * “off”. A typed color takes precedence over the palette, and the palette over one from the URL.
 */
export function searchWithSettingsRoutes(publicUrl: string): Hono {
  return new Hono().get(searchWithSettingsPath, (c) => {
    const color = (field: string) => readHex((c.req.query(field) ?? '').trim());
    const settings = readSettings(
      (code) => color(ownColorField(code)) ?? c.req.query(code) ?? color(broughtColorField(code)),
    );
    // The resulting page is the one to bookmark, in the language of the settings page.
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
