import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { App, FeatureName } from '../../application/app.ts';
import type { OfferView } from '../../application/subscription/offer-state.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { useStream } from '../hooks/use-stream.ts';
import { PlanFinder } from './plan-finder.tsx';

interface IslandProps {
  readonly app: App;
  readonly locale: Locale;
}

/** Every island by the name in `data-island`. A new one is one row here and its texts in the area `island`. */
const islands: Readonly<Record<string, (props: IslandProps) => ReactNode>> = {
  'plan-finder': LivePlanFinder,
};

/** What the islands need of the application. */
export const islandFeatures: readonly FeatureName[] = ['offers'];

/** Puts a React root on an island's static HTML; its first render equals that HTML. Throws for a name that is not in the table. */
export function hydrateIsland(
  island: HTMLElement,
  { app, i18n, locale }: IslandProps & { readonly i18n: I18n },
): void {
  const name = island.dataset['island'] ?? '';
  const Island = islands[name];
  if (Island === undefined) throw new Error(`no island is called "${name}"`);
  hydrateRoot(
    island,
    <I18nProvider i18n={i18n}>
      <Island app={app} locale={locale} />
    </I18nProvider>,
  );
}

const unknownOffers: OfferView = { kind: 'loading', slow: false };

function LivePlanFinder({ app, locale }: IslandProps) {
  const { offers: state } = app.get('offers');
  const offers = useStream(state.offers$, () => state.current, unknownOffers);
  const known = offers.kind === 'offers' || offers.kind === 'not-available';
  return <PlanFinder locale={locale} visitorCountry={known ? offers.country : null} />;
}
