import { MemoryCloudSettingsApi } from '../../../adapters/memory/memory-cloud-settings-api.ts';
import type { MemoryWorld } from '../../../adapters/memory/memory-world.ts';
import { CloudSettingsApi } from '../../../application/ports/cloud-settings-api.ts';
import type { Bind } from '../../feature.ts';

/** Binds this feature's services in an in-memory world. */
export function bindServices(bind: Bind, { network }: MemoryWorld): void {
  bind(CloudSettingsApi)
    .toResolvedValue(() => new MemoryCloudSettingsApi(network))
    .inSingletonScope();
}
