import { failure, type Result, success } from '../../domain/result.ts';
import { cloudKey, readPassphrase } from '../../domain/settings/cloud-save.ts';
import type { Digest } from '../ports/digest.ts';
import type { SettingsState } from './settings-state.ts';

/** The passphrase is so short that it could be guessed. Nothing was sent. */
export type PassphraseTooShort = { readonly code: 'passphrase_too_short' };

/** The cloud key of a passphrase, which itself goes nowhere. Where cloud save is on, nothing typed stands for the key it uses. */
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
