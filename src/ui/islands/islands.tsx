import type { FeatureName } from '../../application/app.ts';
import type { OfferView } from '../../application/subscription/offer-state.ts';
import { useStream } from '../hooks/use-stream.ts';
import type { Island, IslandProps } from './hydrate-island.tsx';

/** An area of texts that islands show. */
export type IslandArea = 'account' | 'island' | 'pro';

/** An island's code, the areas whose texts it shows, and what it needs of the application. */
export interface IslandRow {
  readonly areas: readonly IslandArea[];
  readonly features: readonly FeatureName[];
  readonly load: () => Promise<Island>;
}

/** Every island by the name in `data-island`. A new one is one row here. */
export const islands: Readonly<Record<string, IslandRow>> = {
  'plan-finder': {
    areas: ['island'],
    features: ['offers'],
    load: async () => {
      const { PlanFinder } = await import('./plan-finder.tsx');
      return ({ app, locale }: IslandProps) => {
        const { offers: state } = app.get('offers');
        const offers = useStream(state.offers$, () => state.current, unknownOffers);
        const known = offers.kind === 'offers' || offers.kind === 'not-available';
        return <PlanFinder locale={locale} visitorCountry={known ? offers.country : null} />;
      };
    },
  },
  'plan-offer': {
    areas: ['pro', 'account'],
    features: ['account', 'offers', 'purchase', 'subscription'],
    load: async () => {
      const { LivePlanOffer } = await import('./live-plan-offer.tsx');
      return (props: IslandProps) => <LivePlanOffer {...props} root={document.documentElement} />;
    },
  },
};

const unknownOffers: OfferView = { kind: 'loading', slow: false };
