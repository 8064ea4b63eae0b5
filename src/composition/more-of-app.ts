import type { Container, ContainerModule } from 'inversify';
import { ReadCohort } from '../application/analytics/read-cohort.ts';
import type { MoreOfApp } from '../application/app.ts';
import { BannerState } from '../application/banner/banner-state.ts';
import { SubscribeToNewsletter } from '../application/content/subscribe-to-newsletter.ts';
import { BlogApi } from '../application/ports/blog-api.ts';
import { StaticContent } from '../application/ports/static-content.ts';
import { Suggest } from '../application/search/suggest.ts';
import { ChangeSetting } from '../application/settings/change-setting.ts';
import { DeleteSavedSettings } from '../application/settings/delete-saved-settings.ts';
import { LoadSettings } from '../application/settings/load-settings.ts';
import { SaveSettings } from '../application/settings/save-settings.ts';
import { SettingsState } from '../application/settings/settings-state.ts';
import { SubscriptionProvider } from '../application/subscription/subscription-provider.ts';
import { moreBindings } from './bindings/more.ts';

/**
 * The part of the application that is loaded when first asked for. No live page is to ask for it: the build leaves it out
 * of what such a page may load (`scripts/finish-pages/assets.ts`).
 */
export function moreOfApp(container: Container, modules: readonly ContainerModule[]): MoreOfApp {
  container.load(moreBindings, ...modules);
  return {
    settings: container.get(SettingsState),
    banner: container.get(BannerState),
    subscriptionProvider: container.get(SubscriptionProvider),
    preferences: {
      changeSetting: container.get(ChangeSetting),
      saveSettings: container.get(SaveSettings),
      loadSettings: container.get(LoadSettings),
      deleteSavedSettings: container.get(DeleteSavedSettings),
    },
    readCohort: container.get(ReadCohort),
    suggest: container.get(Suggest),
    subscribeToNewsletter: container.get(SubscribeToNewsletter),
    blog: container.get(BlogApi),
    files: container.get(StaticContent),
  };
}
