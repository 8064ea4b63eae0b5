import { failure, type Result, success } from '../result.ts';
import type { ShownTheme } from '../theme/theme.ts';
import { rowOf, type SettingCode, settingCodes } from './catalogue.ts';
import { type Hex, textColorOn } from './color.ts';
import { hexOf, readValue } from './values.ts';

/** The settings a visitor changed, by code. Defaults are left out. */
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
 * Changes one setting; if it returns to the default, it is left out. Fails with `invalid_setting` when the text is not
 * a valid value or contains angle brackets or a slash.
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

/** Reads settings from any storage, one value at a time. Missing and invalid values are left out. */
export function readSettings(read: (code: SettingCode) => string | null): Settings {
  return changed(readEvery(read));
}

/** Overrides settings with others, as from the address for one request. A default may override a changed value. */
export function overridden(settings: Settings, read: (code: SettingCode) => string | null): Settings {
  return changed({ ...settings, ...readEvery(read) });
}

/** The codes of the settings that cloud save includes; the others concern one device (product.md section 9). */
export const cloudCodes: readonly SettingCode[] = settingCodes.filter((code) => rowOf(code).cloud);

/** The settings that cloud save includes. */
export function cloudPart(settings: Settings): Settings {
  return pick((code) => (rowOf(code).cloud ? settings[code] : undefined));
}

/** Applies settings from the cloud to this device; settings of the device itself are unchanged. */
export function withCloudPart(settings: Settings, fromCloud: Settings): Settings {
  return pick((code) => (rowOf(code).cloud ? fromCloud : settings)[code]);
}

/** The themes' own backgrounds. */
export const themeBackgrounds = { light: 'ffffff', dark: '222222' } as const;

/**
 * The visitor's background color in a theme and the text color it needs; null when it is the theme's own, even if it
 * was chosen explicitly. The other theme's background counts as a choice: “White” applies in the dark theme.
 */
export function customBackground(
  settings: Settings,
  theme: ShownTheme,
): { readonly background: Hex; readonly text: Hex } | null {
  const background = hexOf('k7', valueOf(settings, 'k7'));
  if (background === null || background === themeBackgrounds[theme]) return null;
  return { background, text: textColorOn(background) };
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
