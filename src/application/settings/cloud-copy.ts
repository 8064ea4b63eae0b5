import { cloudPart } from '../../domain/settings/settings.ts';
import type { CloudSettingsApi } from '../ports/cloud-settings-api.ts';
import type { SettingsState } from './settings-state.ts';

/**
 * Whether a change went to the cloud as well: `off` when cloud save is, `failed` when it has to be saved again, `deleted` when the copy
 * was deleted elsewhere, which has switched cloud save off here as well.
 */
export type CopyOutcome = { readonly cloud: 'off' | 'saved' | 'failed' | 'deleted' };

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
    const save = this.lastSave.then(() => this.save(key));
    this.lastSave = save;
    return { cloud: await save };
  }

  private async save(key: string): Promise<CopyOutcome['cloud']> {
    const present = await this.api.load(key);
    if (!present.ok && present.error.code === 'nothing_saved') {
      // What was deleted on one device must not come back from another.
      if (this.settings.cloudKey === key) this.settings.keepCloudKey(null);
      return 'deleted';
    }
    const saved = await this.api.save(key, cloudPart(this.settings.current.kept));
    return saved.ok ? 'saved' : 'failed';
  }
}
