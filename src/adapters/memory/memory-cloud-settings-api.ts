import { CloudSettingsApi, type NothingSaved } from '../../application/ports/cloud-settings-api.ts';
import type { CallFailure } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { settingsFromJson, settingsJson } from '../../domain/settings/formats.ts';
import type { Settings } from '../../domain/settings/settings.ts';
import type { MemoryNetwork } from './memory-network.ts';

/** Settings saved as JSON under their keys, as in the real service. */
export class MemoryCloudSettingsApi extends CloudSettingsApi {
  readonly saved = new Map<string, string>();

  constructor(private readonly network: MemoryNetwork) {
    super();
  }

  load(key: string): Promise<Result<Settings, NothingSaved | CallFailure>> {
    return this.network.call('loadSettings', () => {
      const json = this.saved.get(key);
      const settings = settingsFromJson(json ?? '');
      return settings.ok ? settings : failure({ code: 'nothing_saved' });
    });
  }

  save(key: string, settings: Settings): Promise<Result<void, CallFailure>> {
    return this.network.call('saveSettings', () => {
      this.saved.set(key, settingsJson(settings));
      return success(undefined);
    });
  }

  remove(key: string): Promise<Result<void, NothingSaved | CallFailure>> {
    return this.network.call('removeSettings', () =>
      this.saved.delete(key) ? success(undefined) : failure({ code: 'nothing_saved' }),
    );
  }
}
