import type { ServicesOfFeatures } from './feature.ts';
import type { ServiceSettings } from './service-settings.ts';

/** Our services over HTTP, by the feature that they belong to. */
export const httpServices: ServicesOfFeatures<ServiceSettings> = {
  visit: () => import('./features/visit/http.ts'),
  account: () => import('./features/account/http.ts'),
  data: () => import('./features/data/http.ts'),
  offers: () => import('./features/offers/http.ts'),
  subscription: () => import('./features/subscription/http.ts'),
  purchase: null,
  provider: null,
  bridge: null,
  host: null,
  store: null,
  settings: () => import('./features/settings/http.ts'),
  content: () => import('./features/content/http.ts'),
  feedback: () => import('./features/feedback/http.ts'),
};
