import type { FeatureName } from '../../application/app.ts';

/** An area of texts that islands show. */
export type IslandArea = 'account' | 'bangs' | 'forms' | 'island' | 'newsletter' | 'pro' | 'settings';

/** An island's file, the areas of texts that it shows, and the features it needs. */
export interface IslandNeeds {
  /** Its file in this folder. */
  readonly file: string;
  readonly areas: readonly IslandArea[];
  readonly features: readonly FeatureName[];
}

/**
 * What each island needs, by the name in `data-island`. The build reads it too, so that a page names only the scripts
 * of its own islands.
 */
export const islandNeeds = {
  bangs: { file: 'live-bang-finder.tsx', areas: ['bangs'], features: ['content'] },
  newsletter: { file: 'live-newsletter-form.tsx', areas: ['newsletter'], features: ['content'] },
  'plan-finder': { file: 'plan-finder.tsx', areas: ['island'], features: ['offers'] },
  'plan-offer': {
    file: 'live-plan-offer.tsx',
    areas: ['pro', 'account'],
    features: ['account', 'offers', 'purchase', 'subscription'],
  },
  'report-form': { file: 'live-feedback-form.tsx', areas: ['forms'], features: ['feedback'] },
  'survey-form': { file: 'live-feedback-form.tsx', areas: ['forms'], features: ['feedback'] },
  'removal-access': {
    file: 'live-removal-access.tsx',
    areas: ['island', 'account'],
    features: ['account', 'subscription'],
  },
  'restoration-code': {
    file: 'live-restoration-code.tsx',
    areas: ['island', 'account'],
    features: ['account', 'subscription'],
  },
  standing: { file: 'live-standing.tsx', areas: ['account'], features: ['account', 'subscription'] },
  'support-facts': {
    file: 'live-support-facts.tsx',
    areas: ['forms', 'account'],
    features: ['account', 'subscription'],
  },
  settings: { file: 'live-settings.tsx', areas: ['settings', 'account'], features: ['settings'] },
} as const satisfies Record<string, IslandNeeds>;
