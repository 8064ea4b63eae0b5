import { type Result, success } from '../../domain/result.ts';
import { settingsFromJson } from '../../domain/settings/formats.ts';
import { cloudCodes, withCloudPart } from '../../domain/settings/settings.ts';
import type { CloudCopy, CopyOutcome } from './cloud-copy.ts';
import type { SettingsState } from './settings-state.ts';

/** The text is not a JSON object and so holds no settings. Nothing was changed. */
export type InvalidJson = { readonly code: 'invalid_json' };

/**
 * Replaces the settings with those in JSON as saved by the settings page: on this device, then in the cloud if cloud
 * save is on. Device-only settings stay.
 */
export class ImportSettings {
  constructor(
    private readonly settings: SettingsState,
    private readonly copy: CloudCopy,
  ) {}

  async execute(json: string): Promise<Result<CopyOutcome, InvalidJson>> {
    const imported = settingsFromJson(json);
    if (!imported.ok) return imported;
    this.settings.keep(withCloudPart(this.settings.current.kept, imported.value), cloudCodes);
    return success(await this.copy.update());
  }
}
