import { TrackEvent } from '../../../application/analytics/track-event.ts';
import { CloudSettingsApi } from '../../../application/ports/cloud-settings-api.ts';
import { CookieJar } from '../../../application/ports/cookie-jar.ts';
import { Digest } from '../../../application/ports/digest.ts';
import { KeyValueStore } from '../../../application/ports/key-value-store.ts';
import { PageLocation } from '../../../application/ports/page-location.ts';
import { Random } from '../../../application/ports/random.ts';
import { ChangeSetting } from '../../../application/settings/change-setting.ts';
import { CloudCopy } from '../../../application/settings/cloud-copy.ts';
import { DeleteSavedSettings } from '../../../application/settings/delete-saved-settings.ts';
import { ImportSettings } from '../../../application/settings/import-settings.ts';
import { LoadSettings } from '../../../application/settings/load-settings.ts';
import { MakePassphrase } from '../../../application/settings/make-passphrase.ts';
import { ResetSettings } from '../../../application/settings/reset-settings.ts';
import { SaveSettings } from '../../../application/settings/save-settings.ts';
import { SettingsState } from '../../../application/settings/settings-state.ts';
import { ThemeState } from '../../../application/theme/theme-state.ts';
import type { Feature } from '../../feature.ts';

/** The visitor's settings, and saving them to the cloud. */
export const feature: Feature<'settings'> = {
  bindUseCases(bind) {
    bind(SettingsState)
      .toResolvedValue(
        (cookies, store, location, theme) => new SettingsState(cookies, store, location, theme),
        [CookieJar, KeyValueStore, PageLocation, ThemeState],
      )
      .inSingletonScope();
    bind(CloudCopy)
      .toResolvedValue((settings, api) => new CloudCopy(settings, api), [SettingsState, CloudSettingsApi])
      .inSingletonScope();
    bind(ChangeSetting)
      .toResolvedValue(
        (settings, copy, trackEvent) => new ChangeSetting(settings, copy, trackEvent),
        [SettingsState, CloudCopy, TrackEvent],
      )
      .inSingletonScope();
    bind(ImportSettings)
      .toResolvedValue((settings, copy) => new ImportSettings(settings, copy), [SettingsState, CloudCopy])
      .inSingletonScope();
    bind(ResetSettings)
      .toResolvedValue((settings, copy) => new ResetSettings(settings, copy), [SettingsState, CloudCopy])
      .inSingletonScope();
    bind(MakePassphrase)
      .toResolvedValue((random) => new MakePassphrase(random), [Random])
      .inSingletonScope();
    bind(SaveSettings)
      .toResolvedValue(
        (settings, api, digest, trackEvent) => new SaveSettings(settings, api, digest, trackEvent),
        [SettingsState, CloudSettingsApi, Digest, TrackEvent],
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
    importSettings: container.get(ImportSettings),
    resetSettings: container.get(ResetSettings),
    makePassphrase: container.get(MakePassphrase),
    saveSettings: container.get(SaveSettings),
    loadSettings: container.get(LoadSettings),
    deleteSavedSettings: container.get(DeleteSavedSettings),
    cloudCopy: container.get(CloudCopy),
  }),
  arrive({ settings }) {
    settings.refresh();
  },
};
