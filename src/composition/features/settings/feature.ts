import { CloudSettingsApi } from '../../../application/ports/cloud-settings-api.ts';
import { CookieJar } from '../../../application/ports/cookie-jar.ts';
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

/** The visitor's settings, and saving them in the cloud. */
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
  },
  of: (container) => ({
    settings: container.get(SettingsState),
    changeSetting: container.get(ChangeSetting),
    saveSettings: container.get(SaveSettings),
    loadSettings: container.get(LoadSettings),
    deleteSavedSettings: container.get(DeleteSavedSettings),
  }),
  arrive({ settings }) {
    settings.refresh();
  },
};
