import { failure, type Result, success } from '../result.ts';
import type { ShownTheme } from '../theme/theme.ts';
import { rowOf, type SettingCode, settingCodes } from './catalogue.ts';
import { type Hex, textColourOn } from './colour.ts';
import { hexOf, readValue } from './values.ts';

/** The settings a visitor changed, by code. What has its default is left out. */
export type Settings = Readonly<Partial<Record<SettingCode, string>>>;

/** The settings of a visitor who changed none. */
export const noSettings: Settings = {};

/** The value of a setting: the visitor's, else the default. */
export function valueOf(settings: Settings, code: SettingCode): string {
  return settings[code] ?? rowOf(code).default;
}

/** Tells whether an on-off setting is on. */
export function isOn(settings: Settings, code: SettingCode): boolean {
  return valueOf(settings, code) === '1';
}

/**
 * Settings with one changed; back at its default it is left out. Fails with `invalid_setting` when the text is no value
 * of the setting, or has angle brackets or a slash.
 */
export function withSetting(
  settings: Settings,
  code: SettingCode,
  text: string,
): Result<Settings, { readonly code: 'invalid_setting' }> {
  const value = readValue(code, text);
  return value === null
    ? failure({ code: 'invalid_setting' })
    : success(changed({ ...settings, [code]: value }));
}

/** Reads settings from wherever they are kept, one text at a time. What is absent or invalid is left out. */
export function readSettings(read: (code: SettingCode) => string | null): Settings {
  return changed(readEvery(read));
}

/**
 * Settings with others laid over them, as from the address for one request. A default laid over a changed value counts.
 */
export function overridden(settings: Settings, read: (code: SettingCode) => string | null): Settings {
  return changed({ ...settings, ...readEvery(read) });
}

/** The settings that cloud save takes along. */
export function cloudPart(settings: Settings): Settings {
  return pick((code) => (rowOf(code).cloud ? settings[code] : undefined));
}

/** Settings from the cloud on this device: what concerns this device alone stays as it was. */
export function withCloudPart(settings: Settings, fromCloud: Settings): Settings {
  return pick((code) => (rowOf(code).cloud ? fromCloud : settings)[code]);
}

/** The backgrounds that the themes have of themselves. */
export const themeBackgrounds = { light: 'ffffff', dark: '222222' } as const;

/**
 * The background a visitor chose and the text colour it needs on a page in a theme; null when it is that theme's own, also
 * when it was given as a colour. The other theme's own is a choice: “White” holds in the dark theme.
 */
export function customBackground(
  settings: Settings,
  theme: ShownTheme,
): { readonly background: Hex; readonly text: Hex } | null {
  const background = hexOf('k7', valueOf(settings, 'k7'));
  if (background === null || background === themeBackgrounds[theme]) return null;
  return { background, text: textColourOn(background) };
}

function readEvery(read: (code: SettingCode) => string | null): Settings {
  return pick((code) => {
    const text = read(code);
    return text === null ? undefined : (readValue(code, text) ?? undefined);
  });
}

function changed(settings: Settings): Settings {
  return pick((code) => (settings[code] === rowOf(code).default ? undefined : settings[code]));
}

function pick(of: (code: SettingCode) => string | undefined): Settings {
  const picked: Partial<Record<SettingCode, string>> = {};
  for (const code of settingCodes) {
    const value = of(code);
    if (value !== undefined) picked[code] = value;
  }
  return picked;
}
