import { cloudPart } from '../../domain/settings/settings.ts';
import type { CloudSettingsApi } from '../ports/cloud-settings-api.ts';
import type { SettingsState } from './settings-state.ts';

/**
 * Whether a change was saved to the cloud too: `off` when cloud save is off, `failed` when it has to be saved again,
 * `deleted` when the copy was deleted elsewhere, which has turned cloud save off on this device too.
 */
export type CopyOutcome = { readonly cloud: 'off' | 'saved' | 'failed' | 'deleted' };

/** The cloud copy of the settings, kept up to date with changes on this device while cloud save is on. */
export class CloudCopy {
  private lastSave: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly settings: SettingsState,
    private readonly api: CloudSettingsApi,
  ) {}

  /** Saves the settings current at that time. Saves run one after another, so that an older one never arrives last. */
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
      // Settings deleted on one device must not be restored by another.
      if (this.settings.cloudKey === key) this.settings.keepCloudKey(null);
      return 'deleted';
    }
    const saved = await this.api.save(key, cloudPart(this.settings.current.kept));
    return saved.ok ? 'saved' : 'failed';
  }
}
