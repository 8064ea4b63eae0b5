import { ContainerModule } from 'inversify';
import { ReadCohort } from '../../application/analytics/read-cohort.ts';
import { BannerState } from '../../application/banner/banner-state.ts';
import { SubscribeToNewsletter } from '../../application/content/subscribe-to-newsletter.ts';
import { Clock } from '../../application/ports/clock.ts';
import { CloudSettingsApi } from '../../application/ports/cloud-settings-api.ts';
import { CohortApi } from '../../application/ports/cohort-api.ts';
import { Connectivity } from '../../application/ports/connectivity.ts';
import { CookieJar } from '../../application/ports/cookie-jar.ts';
import { DeviceSource } from '../../application/ports/device-source.ts';
import { Digest } from '../../application/ports/digest.ts';
import { HostApp } from '../../application/ports/host-app.ts';
import { KeyValueStore } from '../../application/ports/key-value-store.ts';
import { NewsletterApi } from '../../application/ports/newsletter-api.ts';
import { PageLocation } from '../../application/ports/page-location.ts';
import { ProductApi } from '../../application/ports/product-api.ts';
import { SuggestionApi } from '../../application/ports/suggestion-api.ts';
import { VisitorApi } from '../../application/ports/visitor-api.ts';
import { Suggest } from '../../application/search/suggest.ts';
import { ChangeSetting } from '../../application/settings/change-setting.ts';
import { DeleteSavedSettings } from '../../application/settings/delete-saved-settings.ts';
import { LoadSettings } from '../../application/settings/load-settings.ts';
import { SaveSettings } from '../../application/settings/save-settings.ts';
import { SettingsState } from '../../application/settings/settings-state.ts';
import { SubscriptionProvider } from '../../application/subscription/subscription-provider.ts';
import { SubscriptionState } from '../../application/subscription/subscription-state.ts';
import { ThemeState } from '../../application/theme/theme-state.ts';

/** The visitor's settings with what depends on them, all about the subscription in one, and what the site publishes. */
export const moreBindings = new ContainerModule(({ bind }) => {
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
  bind(SubscriptionProvider)
    .toResolvedValue(
      (subscription, visitor, products, hostApp, connectivity) =>
        new SubscriptionProvider(subscription, visitor, products, hostApp, connectivity),
      [SubscriptionState, VisitorApi, ProductApi, HostApp, Connectivity],
    )
    .inSingletonScope();
  bind(Suggest)
    .toResolvedValue((api, settings) => new Suggest(api, settings), [SuggestionApi, SettingsState])
    .inSingletonScope();
  bind(SubscribeToNewsletter)
    .toResolvedValue((api) => new SubscribeToNewsletter(api), [NewsletterApi])
    .inSingletonScope();
  bind(ReadCohort)
    .toResolvedValue((api, location) => new ReadCohort(api, location), [CohortApi, PageLocation])
    .inSingletonScope();
});
