import type { FeatureName } from '../application/app.ts';
import type { Feature } from './feature.ts';

interface FeatureRow<Name extends FeatureName> {
  /** Features whose use-cases or ports it uses; loaded along with it. */
  readonly needs: readonly FeatureName[];
  readonly load: () => Promise<{ readonly feature: Feature<Name> }>;
}

/** Every feature. Each is loaded on first request, so that a page pays only for those it names. */
export const features: { readonly [Name in FeatureName]: FeatureRow<Name> } = {
  visit: { needs: [], load: () => import('./features/visit/feature.ts') },
  account: { needs: ['visit'], load: () => import('./features/account/feature.ts') },
  data: { needs: ['account'], load: () => import('./features/data/feature.ts') },
  offers: { needs: ['account'], load: () => import('./features/offers/feature.ts') },
  subscription: { needs: ['account'], load: () => import('./features/subscription/feature.ts') },
  purchase: { needs: ['offers', 'subscription'], load: () => import('./features/purchase/feature.ts') },
  provider: { needs: ['offers', 'subscription'], load: () => import('./features/provider/feature.ts') },
  bridge: { needs: ['account'], load: () => import('./features/bridge/feature.ts') },
  host: { needs: ['subscription', 'bridge'], load: () => import('./features/host/feature.ts') },
  store: { needs: ['host', 'purchase'], load: () => import('./features/store/feature.ts') },
  settings: { needs: ['visit'], load: () => import('./features/settings/feature.ts') },
  content: { needs: ['visit'], load: () => import('./features/content/feature.ts') },
  feedback: { needs: ['visit'], load: () => import('./features/feedback/feature.ts') },
};

/** Features with all their dependencies, each after what it needs. */
export function withNeeds(names: readonly FeatureName[]): readonly FeatureName[] {
  return [...new Set(names.flatMap((name) => [...withNeeds(features[name].needs), name]))];
}
