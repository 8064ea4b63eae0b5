import type { CallFailure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { CloudSettingsApi, NothingSaved } from '../ports/cloud-settings-api.ts';
import type { Digest } from '../ports/digest.ts';
import { cloudKeyOf, type PassphraseTooShort } from './cloud-key-of.ts';
import type { SettingsState } from './settings-state.ts';

/**
 * Deletes the settings saved under a passphrase. Those on this device stay; cloud save is turned off if it used the
 * same passphrase and nothing is saved under it any more.
 */
export class DeleteSavedSettings {
  constructor(
    private readonly settings: SettingsState,
    private readonly api: CloudSettingsApi,
    private readonly digest: Digest,
  ) {}

  async execute(passphrase: string): Promise<Result<void, PassphraseTooShort | NothingSaved | CallFailure>> {
    const key = await cloudKeyOf(this.digest, this.settings, passphrase);
    if (!key.ok) return key;
    const removed = await this.api.remove(key.value);
    const gone = removed.ok || removed.error.code === 'nothing_saved';
    if (gone && this.settings.cloudKey === key.value) this.settings.keepCloudKey(null);
    return removed;
  }
}
