import type { ChangeSetting } from './change-setting.ts';
import type { CloudCopy } from './cloud-copy.ts';
import type { DeleteSavedSettings } from './delete-saved-settings.ts';
import type { ImportSettings } from './import-settings.ts';
import type { LoadSettings } from './load-settings.ts';
import type { MakePassphrase } from './make-passphrase.ts';
import type { ResetSettings } from './reset-settings.ts';
import type { SaveSettings } from './save-settings.ts';
import type { SettingsState } from './settings-state.ts';

/** The visitor's settings, and saving them to the cloud. */
export interface SettingsFeature {
  readonly settings: SettingsState;
  readonly changeSetting: ChangeSetting;
  readonly importSettings: ImportSettings;
  readonly resetSettings: ResetSettings;
  readonly makePassphrase: MakePassphrase;
  readonly saveSettings: SaveSettings;
  readonly loadSettings: LoadSettings;
  readonly deleteSavedSettings: DeleteSavedSettings;
  readonly cloudCopy: CloudCopy;
}
