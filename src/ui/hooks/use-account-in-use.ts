import type { App } from '../../application/app.ts';
import { useSession, useSubscription } from './use-app.ts';

/**
 * Whether somebody is signed in to an account that is worth speaking of: one with an e-mail address or a subscription. Whoever opened the
 * card page and left it has an account as well, and knows nothing of it. Null while that is not known.
 */
export function useAccountInUse(app: App): boolean | null {
  const session = useSession(app);
  const subscription = useSubscription(app);
  if (session.kind === 'unknown') return null;
  if (session.kind === 'signed-out') return false;
  if (session.account.email !== null || subscription.kind === 'there') return true;
  return subscription.kind === 'none' && subscription.pending !== true ? false : null;
}
