import type { CallFailure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import { cloudPart } from '../../domain/settings/settings.ts';
import type { TrackEvent } from '../analytics/track-event.ts';
import type { CloudSettingsApi } from '../ports/cloud-settings-api.ts';
import type { Digest } from '../ports/digest.ts';
import { cloudKeyOf, type PassphraseTooShort } from './cloud-key-of.ts';
import type { SettingsState } from './settings-state.ts';

/** Saves the visitor's settings in the cloud under a passphrase and switches cloud save on. */
export class SaveSettings {
  constructor(
    private readonly settings: SettingsState,
    private readonly api: CloudSettingsApi,
    private readonly digest: Digest,
    private readonly trackEvent: Pick<TrackEvent, 'execute'>,
  ) {}

  async execute(passphrase: string): Promise<Result<void, PassphraseTooShort | CallFailure>> {
    const key = await cloudKeyOf(this.digest, this.settings, passphrase);
    if (!key.ok) return key;
    const saved = await this.api.save(key.value, cloudPart(this.settings.current.kept));
    if (saved.ok) {
      this.settings.keepCloudKey(key.value);
      this.trackEvent.execute('setting_change', { setting: 'kbl' });
    }
    return saved;
  }
}
