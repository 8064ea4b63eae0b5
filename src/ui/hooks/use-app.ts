import { useRouteContext } from '@tanstack/react-router';
import { type SessionView, unknownSession } from '../../application/account/session-state.ts';
import type { App } from '../../application/app.ts';
import {
  type SubscriptionView,
  unknownSubscription,
} from '../../application/subscription/subscription-state.ts';
import type { RouterContext } from '../router-context.ts';
import { useStream } from './use-stream.ts';

/** The app and the page's locale, from the router's context. */
export function useApp(): Pick<RouterContext, 'app' | 'locale'> {
  return useRouteContext({ from: '__root__' });
}

/** The session in this browser; `unknown` in the prerendered HTML. */
export function useSession(app: App): SessionView {
  const { session } = app.get('account');
  return useStream(session.session$, () => session.current, unknownSession);
}

/** The signed-in visitor's subscription; `unknown` in the prerendered HTML. */
export function useSubscription(app: App): SubscriptionView {
  const { subscription } = app.get('subscription');
  return useStream(subscription.subscription$, () => subscription.current, unknownSubscription);
}
