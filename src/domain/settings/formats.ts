import { failure, type Result, success } from '../result.ts';
import { type CookieCode, cookieCodes, rowOf, type SettingCode } from './catalogue.ts';
import { overridden, readSettings, type Settings } from './settings.ts';

/**
 * Where the form of the settings page is submitted without a script, with every setting by its code. It redirects to
 * search with the settings that were changed.
 */
export const searchWithSettingsPath = '/settings/search';

/** The form field that redirects to the settings page instead of search, with the choices in its address. */
export const showSettingsField = { name: 'show', value: 'settings' } as const;

/** The form field for a color typed as digits, which takes precedence over one picked from the list. */
export function ownColorField(code: SettingCode): string {
  return `${code}-own`;
}

/**
 * The same field when the address supplied the color: it was not typed just now, so a picked color takes precedence.
 */
export function broughtColorField(code: SettingCode): string {
  return `${code}-was`;
}

/** A cookie to set (`value`) or to remove (null). */
export interface SettingCookie {
  readonly name: CookieCode;
  readonly value: string | null;
}

/** Reads settings from a request's cookies; settings stored elsewhere are left out. */
export function settingsFromCookies(read: (name: CookieCode) => string | null): Settings {
  const found = new Map<string, string | null>(cookieCodes.map((name) => [name, read(name)]));
  return readSettings((code) => found.get(code) ?? null);
}

/** The cookies to set and remove so that they match the settings: one for each code. */
export function settingsCookies(settings: Settings): readonly SettingCookie[] {
  return cookieCodes.map((name) => ({ name, value: settings[name] ?? null }));
}

/**
 * Overrides settings with those in an address, for this request only. An address cannot turn on cloud save, which is on
 * while its key is stored.
 */
export function withAddress(settings: Settings, query: URLSearchParams): Settings {
  return overridden(settings, (code) => (rowOf(code).storage === 'local' ? null : query.get(code)));
}

/** An address on the site that contains the settings, for bookmarks. `page` is any page of the site. */
export function settingsAddress(page: URL, settings: Settings): URL {
  const address = new URL(page);
  for (const code of cookieCodes) {
    const value = settings[code];
    if (value === undefined) address.searchParams.delete(code);
    else address.searchParams.set(code, value);
  }
  return address;
}

/**
 * Formats settings as shown on the settings page: JSON in one line, in table order.
 * @example settingsJson({ kae: 'd', ks: 'm' }) // '{"kae":"d","ks":"m"}'
 */
export function settingsJson(settings: Settings): string {
  return JSON.stringify(readSettings((code) => settings[code] ?? null));
}

/**
 * Parses settings from JSON that was typed or saved. Unknown keys and invalid values are left out. Fails with
 * `invalid_json` when the text is not a JSON object.
 */
export function settingsFromJson(text: string): Result<Settings, { readonly code: 'invalid_json' }> {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return failure({ code: 'invalid_json' });
  }
  const found: Readonly<Record<string, unknown>> = { ...value };
  return success(
    readSettings((code) => {
      const one = found[code];
      return typeof one === 'string' ? one : null;
    }),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
