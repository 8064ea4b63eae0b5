import { isSettingCode } from '../../domain/settings/catalogue.ts';
import { cloudPart, readSettings, type Settings } from '../../domain/settings/settings.ts';
import { readValue } from '../../domain/settings/values.ts';

/**
 * Settings that a browser sends; null when one of them is no setting of the catalogue or has no value of it. What
 * concerns one device alone is left out.
 */
export function readSentSettings(sent: Readonly<Record<string, string>>): Settings | null {
  for (const [code, text] of Object.entries(sent)) {
    if (!isSettingCode(code) || readValue(code, text) === null) return null;
  }
  return cloudPart(readSettings((code) => (Object.hasOwn(sent, code) ? (sent[code] ?? null) : null)));
}
