import { failure, type Result, success } from '../../domain/result.ts';
import type { SettingCode } from '../../domain/settings/catalogue.ts';
import { withSetting } from '../../domain/settings/settings.ts';
import type { TrackEvent } from '../analytics/track-event.ts';
import type { CloudCopy, CopyOutcome } from './cloud-copy.ts';
import type { SettingsState } from './settings-state.ts';

/** `needs_passphrase` when cloud save is to be turned on, which {@link SaveSettings} does. Nothing was changed. */
export type ChangeSettingFailure = { readonly code: 'invalid_setting' | 'needs_passphrase' };

/**
 * Changes one setting immediately on this device, then in the cloud if cloud save is on. Turning cloud save off keeps
 * the copy.
 */
export class ChangeSetting {
  constructor(
    private readonly settings: SettingsState,
    private readonly copy: CloudCopy,
    private readonly trackEvent: Pick<TrackEvent, 'execute'>,
  ) {}

  async execute(code: SettingCode, value: string): Promise<Result<CopyOutcome, ChangeSettingFailure>> {
    const { kept } = this.settings.current;
    const changed = withSetting(kept, code, value);
    if (!changed.ok) return changed;
    if (code === 'kbl') {
      if (value === '1' && kept.kbl !== '1') return failure({ code: 'needs_passphrase' });
      if (value !== '1') {
        this.settings.keepCloudKey(null);
        this.trackEvent.execute('setting_change', { setting: code });
      }
      return success({ cloud: value === '1' ? 'saved' : 'off' });
    }
    this.settings.keep(changed.value, [code]);
    // Counts which setting changed, never its value.
    this.trackEvent.execute('setting_change', { setting: code });
    return success(await this.copy.update());
  }
}
