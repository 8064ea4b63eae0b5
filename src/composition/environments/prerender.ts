import { ContainerModule } from 'inversify';
import {
  SilentAccountApi,
  SilentAuthorizationApi,
  SilentCheckoutApi,
  SilentProductApi,
  SilentSubscriptionApi,
  SilentTokenApi,
  SilentVisitorApi,
} from '../../adapters/prerender/silent-services.ts';
import {
  SilentBlogApi,
  SilentCloudSettingsApi,
  SilentCohortApi,
  SilentEligibilityApi,
  SilentLegacyAuthApi,
  SilentNewsletterApi,
  SilentRestorationApi,
  SilentStaticContent,
  SilentSuggestionApi,
} from '../../adapters/prerender/silent-site-services.ts';
import { AccountApi } from '../../application/ports/account-api.ts';
import { AuthorizationApi } from '../../application/ports/authorization-api.ts';
import { BlogApi } from '../../application/ports/blog-api.ts';
import { CheckoutApi } from '../../application/ports/checkout-api.ts';
import { CloudSettingsApi } from '../../application/ports/cloud-settings-api.ts';
import { CohortApi } from '../../application/ports/cohort-api.ts';
import { EligibilityApi } from '../../application/ports/eligibility-api.ts';
import { LegacyAuthApi } from '../../application/ports/legacy-auth-api.ts';
import { NewsletterApi } from '../../application/ports/newsletter-api.ts';
import { ProductApi } from '../../application/ports/product-api.ts';
import { RestorationApi } from '../../application/ports/restoration-api.ts';
import { StaticContent } from '../../application/ports/static-content.ts';
import { SubscriptionApi } from '../../application/ports/subscription-api.ts';
import { SuggestionApi } from '../../application/ports/suggestion-api.ts';
import { TokenApi } from '../../application/ports/token-api.ts';
import { VisitorApi } from '../../application/ports/visitor-api.ts';
import type { EnvironmentModules } from '../app-container.ts';
import { memoryPageBindings } from '../bindings/memory-page.ts';

const silentServiceBindings = new ContainerModule(({ bind }) => {
  bind(AuthorizationApi)
    .toResolvedValue(() => new SilentAuthorizationApi())
    .inSingletonScope();
  bind(TokenApi)
    .toResolvedValue(() => new SilentTokenApi())
    .inSingletonScope();
  bind(AccountApi)
    .toResolvedValue(() => new SilentAccountApi())
    .inSingletonScope();
  bind(ProductApi)
    .toResolvedValue(() => new SilentProductApi())
    .inSingletonScope();
  bind(SubscriptionApi)
    .toResolvedValue(() => new SilentSubscriptionApi())
    .inSingletonScope();
  bind(CheckoutApi)
    .toResolvedValue(() => new SilentCheckoutApi())
    .inSingletonScope();
  bind(VisitorApi)
    .toResolvedValue(() => new SilentVisitorApi())
    .inSingletonScope();
  bind(LegacyAuthApi)
    .toResolvedValue(() => new SilentLegacyAuthApi())
    .inSingletonScope();
  bind(EligibilityApi)
    .toResolvedValue(() => new SilentEligibilityApi())
    .inSingletonScope();
  bind(RestorationApi)
    .toResolvedValue(() => new SilentRestorationApi())
    .inSingletonScope();
});

const silentMoreBindings = new ContainerModule(({ bind }) => {
  bind(BlogApi)
    .toResolvedValue(() => new SilentBlogApi())
    .inSingletonScope();
  bind(CloudSettingsApi)
    .toResolvedValue(() => new SilentCloudSettingsApi())
    .inSingletonScope();
  bind(CohortApi)
    .toResolvedValue(() => new SilentCohortApi())
    .inSingletonScope();
  bind(NewsletterApi)
    .toResolvedValue(() => new SilentNewsletterApi())
    .inSingletonScope();
  bind(StaticContent)
    .toResolvedValue(() => new SilentStaticContent())
    .inSingletonScope();
  bind(SuggestionApi)
    .toResolvedValue(() => new SilentSuggestionApi())
    .inSingletonScope();
});

/** No browser and services that have not answered yet: what is rendered is what every visitor's first render gives. */
export function prerender(): EnvironmentModules {
  return {
    modules: [memoryPageBindings, silentServiceBindings],
    more: async () => [silentMoreBindings],
  };
}
