import type { CallFailure } from '../../domain/failure.ts';
import { failure, type Result } from '../../domain/result.ts';
import { cloudCodes, cloudPart, withCloudPart } from '../../domain/settings/settings.ts';
import type { TrackEvent } from '../analytics/track-event.ts';
import type { CloudSettingsApi } from '../ports/cloud-settings-api.ts';
import type { Digest } from '../ports/digest.ts';
import { cloudKeyOf, type PassphraseTooShort } from './cloud-key-of.ts';
import type { SettingsState } from './settings-state.ts';

/** Every setting that cloud save includes has its default value. Nothing was sent. */
export type NothingToSave = { readonly code: 'nothing_to_save' };

/**
 * Saves the settings in effect on the page to the cloud under a passphrase and turns cloud save on. Those from the
 * page's address are stored on this device from then on, because later changes are saved together with them.
 */
export class SaveSettings {
  constructor(
    private readonly settings: SettingsState,
    private readonly api: CloudSettingsApi,
    private readonly digest: Digest,
    private readonly trackEvent: Pick<TrackEvent, 'execute'>,
  ) {}

  async execute(passphrase: string): Promise<Result<void, PassphraseTooShort | NothingToSave | CallFailure>> {
    const key = await cloudKeyOf(this.digest, this.settings, passphrase);
    if (!key.ok) return key;
    const shown = cloudPart(this.settings.current.shown);
    if (Object.keys(shown).length === 0) return failure({ code: 'nothing_to_save' });
    const saved = await this.api.save(key.value, shown);
    if (saved.ok) {
      this.settings.keep(withCloudPart(this.settings.current.kept, shown), cloudCodes);
      this.settings.keepCloudKey(key.value);
      this.trackEvent.execute('setting_change', { setting: 'kbl' });
    }
    return saved;
  }
}
