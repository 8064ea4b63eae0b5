import { isSettingCode } from '../../domain/settings/catalogue.ts';
import { cloudPart, readSettings, type Settings } from '../../domain/settings/settings.ts';
import { readValue } from '../../domain/settings/values.ts';

/**
 * Parses settings sent by a browser; null when one has an invalid value. Unknown settings, and those that only concern one
 * device, are left out.
 */
export function readSentSettings(sent: Readonly<Record<string, unknown>>): Settings | null {
  const known = new Map<string, string>();
  for (const [code, text] of Object.entries(sent)) {
    if (!isSettingCode(code)) continue;
    if (typeof text !== 'string' || readValue(code, text) === null) return null;
    known.set(code, text);
  }
  return cloudPart(readSettings((code) => known.get(code) ?? null));
}
