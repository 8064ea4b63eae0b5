import { cookieCodes } from '../../domain/settings/catalogue.ts';
import { noSettings } from '../../domain/settings/settings.ts';
import type { CloudCopy, CopyOutcome } from './cloud-copy.ts';
import type { SettingsState } from './settings-state.ts';

/** Resets every setting to its default: on this device, then in the cloud if cloud save is on, which stays on. */
export class ResetSettings {
  constructor(
    private readonly settings: SettingsState,
    private readonly copy: CloudCopy,
  ) {}

  async execute(): Promise<CopyOutcome> {
    this.settings.keep(noSettings, cookieCodes);
    return await this.copy.update();
  }
}
