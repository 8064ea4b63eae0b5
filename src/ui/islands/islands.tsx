import type { OfferView } from '../../application/subscription/offer-state.ts';
import { useStream } from '../hooks/use-stream.ts';
import type { Island, IslandProps } from './hydrate-island.tsx';
import { type IslandNeeds, islandNeeds } from './island-needs.ts';

/** An island's code, and what it needs. */
export interface IslandRow extends IslandNeeds {
  readonly load: () => Promise<Island>;
}

/** Every island by the name in `data-island`. A new one needs a row here and one in `island-needs.ts`. */
const rows: Readonly<Record<keyof typeof islandNeeds, IslandRow>> = {
  bangs: {
    ...islandNeeds.bangs,
    load: async () => (await import('./live-bang-finder.tsx')).LiveBangFinder,
  },
  newsletter: {
    ...islandNeeds.newsletter,
    load: async () => (await import('./live-newsletter-form.tsx')).LiveNewsletterForm,
  },
  'plan-finder': {
    ...islandNeeds['plan-finder'],
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
    ...islandNeeds['plan-offer'],
    load: async () => {
      const { LivePlanOffer } = await import('./live-plan-offer.tsx');
      return (props: IslandProps) => <LivePlanOffer {...props} root={document.documentElement} />;
    },
  },
  'removal-access': {
    ...islandNeeds['removal-access'],
    load: async () => (await import('./live-removal-access.tsx')).LiveRemovalAccess,
  },
  'restoration-code': {
    ...islandNeeds['restoration-code'],
    load: async () => {
      const { LiveRestorationCode } = await import('./live-restoration-code.tsx');
      return (props: IslandProps) => <LiveRestorationCode {...props} root={document.documentElement} />;
    },
  },
  'report-form': {
    ...islandNeeds['report-form'],
    load: async () => (await import('./live-feedback-form.tsx')).LiveReportForm,
  },
  'survey-form': {
    ...islandNeeds['survey-form'],
    load: async () => (await import('./live-feedback-form.tsx')).LiveSurveyForm,
  },
  standing: {
    ...islandNeeds.standing,
    load: async () => (await import('./live-standing.tsx')).LiveStanding,
  },
  'support-facts': {
    ...islandNeeds['support-facts'],
    load: async () => (await import('./live-support-facts.tsx')).LiveSupportFacts,
  },
  settings: {
    ...islandNeeds.settings,
    load: async () => (await import('./live-settings.tsx')).LiveSettings,
  },
};

export const islands: Readonly<Record<string, IslandRow>> = rows;

const unknownOffers: OfferView = { kind: 'loading', slow: false };
