import type { CallFailure } from '../../domain/failure.ts';
import { type Result, success } from '../../domain/result.ts';
import { cloudCodes, withCloudPart } from '../../domain/settings/settings.ts';
import type { CloudSettingsApi, NothingSaved } from '../ports/cloud-settings-api.ts';
import type { Digest } from '../ports/digest.ts';
import { cloudKeyOf, type PassphraseTooShort } from './cloud-key-of.ts';
import type { SettingsState } from './settings-state.ts';

/** Loads the settings saved under a passphrase and turns cloud save on. Device-only settings stay. */
export class LoadSettings {
  constructor(
    private readonly settings: SettingsState,
    private readonly api: CloudSettingsApi,
    private readonly digest: Digest,
  ) {}

  async execute(passphrase: string): Promise<Result<void, PassphraseTooShort | NothingSaved | CallFailure>> {
    const key = await cloudKeyOf(this.digest, this.settings, passphrase);
    if (!key.ok) return key;
    const loaded = await this.api.load(key.value);
    if (!loaded.ok) return loaded;
    this.settings.keep(withCloudPart(this.settings.current.kept, loaded.value), cloudCodes);
    this.settings.keepCloudKey(key.value);
    return success(undefined);
  }
}
