import type { MemoryWorld } from '../adapters/memory/memory-world.ts';
import type { ServicesOfFeatures } from './feature.ts';

/** In-memory services, by the feature that they belong to. For developers and tests only. */
export const memoryServices: ServicesOfFeatures<MemoryWorld> = {
  visit: () => import('./features/visit/memory.ts'),
  account: () => import('./features/account/memory.ts'),
  data: () => import('./features/data/memory.ts'),
  offers: () => import('./features/offers/memory.ts'),
  subscription: () => import('./features/subscription/memory.ts'),
  purchase: null,
  provider: null,
  bridge: null,
  host: null,
  store: null,
  settings: () => import('./features/settings/memory.ts'),
  content: () => import('./features/content/memory.ts'),
  feedback: () => import('./features/feedback/memory.ts'),
};
