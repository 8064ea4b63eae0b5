import { type Result, success } from '../../domain/result.ts';
import { settingsFromJson } from '../../domain/settings/formats.ts';
import { withCloudPart } from '../../domain/settings/settings.ts';
import type { CloudCopy, CopyOutcome } from './cloud-copy.ts';
import type { SettingsState } from './settings-state.ts';

/** The text holds no settings: it is no JSON object. Nothing was changed. */
export type InvalidJson = { readonly code: 'invalid_json' };

/**
 * Takes over settings from JSON, as the settings page saves them, in place of the present ones: here, and then in the cloud
 * while cloud save is on. What concerns this device alone stays.
 */
export class ImportSettings {
  constructor(
    private readonly settings: SettingsState,
    private readonly copy: CloudCopy,
  ) {}

  async execute(json: string): Promise<Result<CopyOutcome, InvalidJson>> {
    const imported = settingsFromJson(json);
    if (!imported.ok) return imported;
    this.settings.keep(withCloudPart(this.settings.current.kept, imported.value));
    return success(await this.copy.update());
  }
}
