import { isSettingCode } from '../../domain/settings/catalogue.ts';
import { cloudPart, readSettings, type Settings } from '../../domain/settings/settings.ts';
import { readValue } from '../../domain/settings/values.ts';

/**
 * Settings that a browser sends; null when one of them has a value that it cannot have. What is no setting of the
 * catalogue and what concerns one device alone is left out.
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
