import { cloudPart } from '../../domain/settings/settings.ts';
import type { CloudSettingsApi } from '../ports/cloud-settings-api.ts';
import type { SettingsState } from './settings-state.ts';

/** Whether a change went to the cloud as well: `off` when cloud save is, `failed` when it has to be saved again. */
export type CopyOutcome = { readonly cloud: 'off' | 'saved' | 'failed' };

/** The copy of the settings in the cloud, which follows what is changed here while cloud save is on. */
export class CloudCopy {
  private lastSave: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly settings: SettingsState,
    private readonly api: CloudSettingsApi,
  ) {}

  /** Saves what holds here by then. One save after the other, so that an older one never comes last. */
  async update(): Promise<CopyOutcome> {
    const key = this.settings.cloudKey;
    if (key === null) return { cloud: 'off' };
    const save = this.lastSave.then(() => this.api.save(key, cloudPart(this.settings.current.kept)));
    this.lastSave = save;
    const saved = await save;
    return { cloud: saved.ok ? 'saved' : 'failed' };
  }
}
