import { createHash } from 'node:crypto';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock.ts';
import { MemoryCloudSettingsApi } from '../../../src/adapters/memory/memory-cloud-settings-api.ts';
import { MemoryCookieJar } from '../../../src/adapters/memory/memory-cookie-jar.ts';
import { MemoryDigest } from '../../../src/adapters/memory/memory-digest.ts';
import {
  MemoryKeyValueStore,
  MemoryStorageArea,
} from '../../../src/adapters/memory/memory-key-value-store.ts';
import { MemoryNetwork } from '../../../src/adapters/memory/memory-network.ts';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { MemorySystemTheme } from '../../../src/adapters/memory/memory-system-theme.ts';
import type { TrackEvent } from '../../../src/application/analytics/track-event.ts';
import { ChangeSetting } from '../../../src/application/settings/change-setting.ts';
import { CloudCopy } from '../../../src/application/settings/cloud-copy.ts';
import { DeleteSavedSettings } from '../../../src/application/settings/delete-saved-settings.ts';
import { ImportSettings } from '../../../src/application/settings/import-settings.ts';
import { LoadSettings } from '../../../src/application/settings/load-settings.ts';
import { ResetSettings } from '../../../src/application/settings/reset-settings.ts';
import { SaveSettings } from '../../../src/application/settings/save-settings.ts';
import { SettingsState } from '../../../src/application/settings/settings-state.ts';
import { ThemeState } from '../../../src/application/theme/theme-state.ts';

/** A browser that keeps no cookies, as when the visitor blocked them. */
export class RefusingCookieJar extends MemoryCookieJar {
  override write(): void {}
}

export const passphrase = 'duck pond reed frog nest';
export const key = createHash('sha512').update(passphrase).digest('hex');

/** A page with settings, on a device of its own unless one is given. */
export function page(
  address = '/',
  device = { cookies: new MemoryCookieJar(), area: new MemoryStorageArea() },
) {
  const { cookies, area } = device;
  const network = new MemoryNetwork();
  const cloud = new MemoryCloudSettingsApi(network);
  const location = new MemoryPageLocation(new URL(address, 'https://mallard.example'));
  const theme = new ThemeState(cookies, new MemorySystemTheme(), location);
  const store = new MemoryKeyValueStore(new MemoryClock(), area);
  const settings = new SettingsState(cookies, store, location, theme);
  const digest = new MemoryDigest();
  const copy = new CloudCopy(settings, cloud);
  const sent: unknown[] = [];
  const trackEvent: Pick<TrackEvent, 'execute'> = {
    execute: (id, params) => {
      sent.push([id, params]);
    },
  };
  return {
    device,
    cookies,
    network,
    cloud,
    location,
    theme,
    settings,
    sent,
    change: new ChangeSetting(settings, copy, trackEvent),
    bring: new ImportSettings(settings, copy),
    reset: new ResetSettings(settings, copy),
    save: new SaveSettings(settings, cloud, digest, trackEvent),
    load: new LoadSettings(settings, cloud, digest),
    remove: new DeleteSavedSettings(settings, cloud, digest),
  };
}
