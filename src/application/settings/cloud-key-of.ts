import { failure, type Result, success } from '../../domain/result.ts';
import { cloudKey, readPassphrase } from '../../domain/settings/cloud-save.ts';
import type { Digest } from '../ports/digest.ts';
import type { SettingsState } from './settings-state.ts';

/** The passphrase is short enough to be guessed. Nothing was sent. */
export type PassphraseTooShort = { readonly code: 'passphrase_too_short' };

/**
 * Derives the cloud key from a passphrase, which itself is sent nowhere. With cloud save on, empty input means the key
 * in use.
 */
export async function cloudKeyOf(
  digest: Digest,
  settings: Pick<SettingsState, 'cloudKey'>,
  typed: string,
): Promise<Result<string, PassphraseTooShort>> {
  if (typed.trim() === '' && settings.cloudKey !== null) return success(settings.cloudKey);
  const passphrase = readPassphrase(typed);
  if (passphrase === null) return failure({ code: 'passphrase_too_short' });
  return success(cloudKey(await digest.sha512(passphrase)));
}
