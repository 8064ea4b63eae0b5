import { BannerState } from '../../../application/banner/banner-state.ts';
import { Clock } from '../../../application/ports/clock.ts';
import { CloudSettingsApi } from '../../../application/ports/cloud-settings-api.ts';
import { CookieJar } from '../../../application/ports/cookie-jar.ts';
import { DeviceSource } from '../../../application/ports/device-source.ts';
import { Digest } from '../../../application/ports/digest.ts';
import { KeyValueStore } from '../../../application/ports/key-value-store.ts';
import { PageLocation } from '../../../application/ports/page-location.ts';
import { ChangeSetting } from '../../../application/settings/change-setting.ts';
import { DeleteSavedSettings } from '../../../application/settings/delete-saved-settings.ts';
import { LoadSettings } from '../../../application/settings/load-settings.ts';
import { SaveSettings } from '../../../application/settings/save-settings.ts';
import { SettingsState } from '../../../application/settings/settings-state.ts';
import { ThemeState } from '../../../application/theme/theme-state.ts';
import type { Feature } from '../../feature.ts';

/** The visitor's settings, saving them in the cloud, and the banner that they can put away. */
export const feature: Feature<'settings'> = {
  bindUseCases(bind) {
    bind(SettingsState)
      .toResolvedValue(
        (cookies, store, location, theme) => new SettingsState(cookies, store, location, theme),
        [CookieJar, KeyValueStore, PageLocation, ThemeState],
      )
      .inSingletonScope();
    bind(ChangeSetting)
      .toResolvedValue((settings, api) => new ChangeSetting(settings, api), [SettingsState, CloudSettingsApi])
      .inSingletonScope();
    bind(SaveSettings)
      .toResolvedValue(
        (settings, api, digest) => new SaveSettings(settings, api, digest),
        [SettingsState, CloudSettingsApi, Digest],
      )
      .inSingletonScope();
    bind(LoadSettings)
      .toResolvedValue(
        (settings, api, digest) => new LoadSettings(settings, api, digest),
        [SettingsState, CloudSettingsApi, Digest],
      )
      .inSingletonScope();
    bind(DeleteSavedSettings)
      .toResolvedValue(
        (settings, api, digest) => new DeleteSavedSettings(settings, api, digest),
        [SettingsState, CloudSettingsApi, Digest],
      )
      .inSingletonScope();
    bind(BannerState)
      .toResolvedValue(
        (settings, change, device, clock, store) => new BannerState(settings, change, device, clock, store),
        [SettingsState, ChangeSetting, DeviceSource, Clock, KeyValueStore],
      )
      .inSingletonScope();
  },
  of: (container) => ({
    settings: container.get(SettingsState),
    changeSetting: container.get(ChangeSetting),
    saveSettings: container.get(SaveSettings),
    loadSettings: container.get(LoadSettings),
    deleteSavedSettings: container.get(DeleteSavedSettings),
    banner: container.get(BannerState),
  }),
  arrive({ settings }) {
    settings.refresh();
  },
};
