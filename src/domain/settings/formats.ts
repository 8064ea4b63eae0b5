import { failure, type Result, success } from '../result.ts';
import { type CookieCode, cookieCodes, rowOf, type SettingCode } from './catalogue.ts';
import { overridden, readSettings, type Settings } from './settings.ts';

/**
 * Path that the form of the settings page is sent to where no script takes it: every setting by its code in, on to search with
 * those that were changed.
 */
export const searchWithSettingsPath = '/settings/search';

/** The field of that form with which a visitor asks for the page of settings, with what was chosen in its address, in place of search. */
export const showSettingsField = { name: 'show', value: 'settings' } as const;

/** The field of that form for a colour by its digits, which counts before one that is picked. */
export function ownColourField(code: SettingCode): string {
  return `${code}-own`;
}

/** The same field where the address brought a colour: it was not typed just now, and gives way to one that is picked. */
export function broughtColourField(code: SettingCode): string {
  return `${code}-was`;
}

/** One cookie to set (`value`) or to remove (null). */
export interface SettingCookie {
  readonly name: CookieCode;
  readonly value: string | null;
}

/** Settings from the cookies of a request; those that are kept elsewhere are left out. */
export function settingsFromCookies(read: (name: CookieCode) => string | null): Settings {
  const found = new Map<string, string | null>(cookieCodes.map((name) => [name, read(name)]));
  return readSettings((code) => found.get(code) ?? null);
}

/** The cookies to set and to remove so that they say the same as the settings: one for each code. */
export function settingsCookies(settings: Settings): readonly SettingCookie[] {
  return cookieCodes.map((name) => ({ name, value: settings[name] ?? null }));
}

/**
 * Settings with those that an address names laid over them, for this one request. Whether cloud save is on no address can tell:
 * it is while its key is stored.
 */
export function withAddress(settings: Settings, query: URLSearchParams): Settings {
  return overridden(settings, (code) => (rowOf(code).storage === 'local' ? null : query.get(code)));
}

/** An address on the site that brings the settings along, as a bookmark. `page` is any page of the site. */
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
 * The settings as the settings page shows them: JSON in one line, in the order of the table.
 * @example settingsJson({ kae: 'd', ks: 'm' }) // '{"kae":"d","ks":"m"}'
 */
export function settingsJson(settings: Settings): string {
  return JSON.stringify(readSettings((code) => settings[code] ?? null));
}

/**
 * Settings from JSON that was typed or saved. Unknown keys and invalid values are left out.
 * Fails with `invalid_json` when the text is no JSON object.
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
