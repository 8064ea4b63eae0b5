import { failure, type Result, success } from '../../domain/result.ts';
import { cloudKey, readPassphrase } from '../../domain/settings/cloud-save.ts';
import type { Digest } from '../ports/digest.ts';

/** The passphrase is so short that it could be guessed. Nothing was sent. */
export type PassphraseTooShort = { readonly code: 'passphrase_too_short' };

/** The cloud key of a passphrase, which itself goes nowhere. */
export async function cloudKeyOf(digest: Digest, typed: string): Promise<Result<string, PassphraseTooShort>> {
  const passphrase = readPassphrase(typed);
  if (passphrase === null) return failure({ code: 'passphrase_too_short' });
  return success(cloudKey(await digest.sha512(passphrase)));
}
