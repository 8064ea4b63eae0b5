import { failure, type Result, success } from '../../domain/result.ts';
import type { SettingCode } from '../../domain/settings/catalogue.ts';
import { cloudPart, withSetting } from '../../domain/settings/settings.ts';
import type { CloudSettingsApi } from '../ports/cloud-settings-api.ts';
import type { SettingsState } from './settings-state.ts';

/** `needs_passphrase` when cloud save is to be switched on, which {@link SaveSettings} does. Nothing was changed. */
export type ChangeSettingFailure = { readonly code: 'invalid_setting' | 'needs_passphrase' };

/** Whether the change went to the cloud as well: `off` when cloud save is, `failed` when it has to be saved again. */
export type ChangedSetting = { readonly cloud: 'off' | 'saved' | 'failed' };

/** Changes one setting at once, here, and then in the cloud while cloud save is on. Switching that off leaves the copy. */
export class ChangeSetting {
  private lastSave: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly settings: SettingsState,
    private readonly api: CloudSettingsApi,
  ) {}

  async execute(code: SettingCode, value: string): Promise<Result<ChangedSetting, ChangeSettingFailure>> {
    const { kept } = this.settings.current;
    const changed = withSetting(kept, code, value);
    if (!changed.ok) return changed;
    if (code === 'kbl') {
      if (value === '1' && kept.kbl !== '1') return failure({ code: 'needs_passphrase' });
      if (value !== '1') this.settings.keepCloudKey(null);
      return success({ cloud: value === '1' ? 'saved' : 'off' });
    }
    this.settings.keep(changed.value, code);
    const key = this.settings.cloudKey;
    if (key === null) return success({ cloud: 'off' });
    // One after the other, each with what holds by then, so that an older one never comes last.
    const save = this.lastSave.then(() => this.api.save(key, cloudPart(this.settings.current.kept)));
    this.lastSave = save;
    const saved = await save;
    return success({ cloud: saved.ok ? 'saved' : 'failed' });
  }
}
