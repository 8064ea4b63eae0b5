import type { App } from '../../application/app.ts';
import { useSession, useSubscription } from './use-app.ts';

/**
 * Whether somebody is signed in to an account with an e-mail address or a subscription. Visitors who opened the card
 * page and left it have an account as well, but do not know about it. Null until that is known.
 */
export function useAccountInUse(app: App): boolean | null {
  const session = useSession(app);
  const subscription = useSubscription(app);
  if (session.kind === 'unknown') return null;
  if (session.kind === 'signed-out') return false;
  if (session.account.email !== null || subscription.kind === 'there') return true;
  return subscription.kind === 'none' && subscription.pending !== true ? false : null;
}
