import {
  type SubscriptionView,
  unknownSubscription,
} from '../../application/subscription/subscription-state.ts';
import { planOf } from '../../domain/subscription/plan.ts';
import { isSubscribed } from '../../domain/subscription/subscription.ts';
import { type Access, RemovalAccess } from '../components/products/removal-access.tsx';
import { useSession } from '../hooks/use-app.ts';
import { useStream } from '../hooks/use-stream.ts';
import type { IslandProps } from './hydrate-island.tsx';
import { StandingNews } from './standing-news.tsx';

/**
 * Tells signed-in visitors whether their plan includes the removal. If that cannot be determined, the page stays as it
 * is.
 */
export function LiveRemovalAccess({ app, locale }: IslandProps) {
  const { subscription: state } = app.get('subscription');
  const view = useStream(state.subscription$, () => state.current, unknownSubscription);
  const session = useSession(app);
  return (
    <>
      <RemovalAccess locale={locale} access={session.kind === 'signed-in' ? accessOf(view) : 'unknown'} />
      <StandingNews app={app} locale={locale} />
    </>
  );
}

function accessOf(view: SubscriptionView): Access {
  if (view.kind === 'none') return 'no-subscription';
  if (view.kind !== 'there') return 'unknown';
  if (!isSubscribed(view.subscription)) return 'no-subscription';
  const plan = planOf(view.subscription.productId);
  if (plan === null) return 'unknown';
  return plan.features.includes('Data Broker Protection') ? 'included' : 'not-included';
}
