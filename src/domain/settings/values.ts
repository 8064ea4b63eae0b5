import { isAllowedText } from '../allowed-text.ts';
import { parseAtb } from '../cohort/atb.ts';
import { isKnownLocale } from '../locale/known-locales.ts';
import { isRegion } from '../search/regions.ts';
import { rowOf, type SettingCode, type SettingValues } from './catalogue.ts';
import { type Hex, readHex } from './color.ts';
import { isFont } from './fonts.ts';

/**
 * Validates a setting's value, as from a cookie, an address or a saved file. Colors become six lower-case hex digits.
 * Null when the text is not allowed or not a valid value. The default is always valid, even when empty.
 */
export function readValue(code: SettingCode, text: string): string | null {
  if (!isAllowedText(text)) return null;
  const row = rowOf(code);
  return text === row.default ? text : readKind(row.values, text);
}

function readKind(values: SettingValues, text: string): string | null {
  switch (values.kind) {
    case 'choice':
      return Object.hasOwn(values.options, text) ? text : null;
    case 'color':
      return Object.hasOwn(values.named, text) ? text : readHex(text);
    case 'font':
      return isFont(text) ? text : null;
    case 'region':
      return isRegion(text) ? text : null;
    case 'language':
      return isKnownLocale(text) ? text : null;
    case 'cohort':
      return text === '-1' || parseAtb(text).ok ? text : null;
  }
}

/** The hex digits of a color setting's value; null when the value names no color, or the setting is not a color. */
export function hexOf(code: SettingCode, value: string): Hex | null {
  const { values } = rowOf(code);
  if (values.kind !== 'color') return null;
  return (Object.hasOwn(values.named, value) ? values.named[value]?.hex : null) ?? readHex(value);
}
