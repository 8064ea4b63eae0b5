import { describe, expect, it } from 'vitest';
import { HttpCloudSettingsApi } from '../../../src/adapters/http/http-cloud-settings-api.ts';
import { MemoryCloudSettingsApi } from '../../../src/adapters/memory/memory-cloud-settings-api.ts';
import { MemoryNetwork } from '../../../src/adapters/memory/memory-network.ts';
import type { CloudSettingsApi } from '../../../src/application/ports/cloud-settings-api.ts';
import { clientOf } from '../../support/http-services.ts';
import { serverOfFile } from '../../support/server-of-file.ts';
import { errorOf, valueOf } from '../../support/services.ts';

const newKey = () => Buffer.from(crypto.getRandomValues(new Uint8Array(64))).toString('hex');
const nothing = { code: 'nothing_saved' };

/** What every {@link CloudSettingsApi} does. */
function cloudSettingsApiContract(name: string, open: () => CloudSettingsApi): void {
  describe(`${name} as the place where settings are saved`, () => {
    it('has nothing under a key that was not used', async () => {
      const api = open();
      expect(errorOf(await api.load(newKey()))).toEqual(nothing);
      expect(errorOf(await api.remove(newKey()))).toEqual(nothing);
    });

    it('gives back what was saved, also the settings of who changed none', async () => {
      const api = open();
      for (const settings of [{ kae: 'd', kl: 'de-de', k7: '1a2b3c' }, {}]) {
        const key = newKey();
        valueOf(await api.save(key, settings));
        expect(valueOf(await api.load(key))).toEqual(settings);
      }
    });

    it('puts settings in the place of those that were there', async () => {
      const api = open();
      const key = newKey();
      valueOf(await api.save(key, { kae: 'd', kl: 'de-de' }));
      valueOf(await api.save(key, { kp: '1' }));
      expect(valueOf(await api.load(key))).toEqual({ kp: '1' });
    });

    it('leaves out what is no value of a setting', async () => {
      const api = open();
      const key = newKey();
      valueOf(await api.save(key, { kae: 'x', kl: 'de-de', k7: '<b>' }));
      expect(valueOf(await api.load(key))).toEqual({ kl: 'de-de' });
    });

    it('keeps keys apart and forgets what is removed', async () => {
      const api = open();
      const [mine, yours] = [newKey(), newKey()];
      valueOf(await api.save(mine, { kae: 'd' }));
      valueOf(await api.save(yours, { kae: '-1' }));
      valueOf(await api.remove(mine));
      expect(errorOf(await api.load(mine))).toEqual(nothing);
      expect(errorOf(await api.remove(mine))).toEqual(nothing);
      expect(valueOf(await api.load(yours))).toEqual({ kae: '-1' });
    });
  });
}

const server = serverOfFile();

cloudSettingsApiContract('MemoryCloudSettingsApi', () => new MemoryCloudSettingsApi(new MemoryNetwork()));
cloudSettingsApiContract('HttpCloudSettingsApi', () => new HttpCloudSettingsApi(clientOf(server())));
