import { HttpClient } from '../../../adapters/http/http-client.ts';
import { HttpCloudSettingsApi } from '../../../adapters/http/http-cloud-settings-api.ts';
import { CloudSettingsApi } from '../../../application/ports/cloud-settings-api.ts';
import type { Bind } from '../../feature.ts';

/** Binds this feature's services over HTTP. */
export function bindServices(bind: Bind): void {
  bind(CloudSettingsApi)
    .toResolvedValue((http) => new HttpCloudSettingsApi(http), [HttpClient])
    .inSingletonScope();
}
