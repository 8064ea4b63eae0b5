import { HostTokenReply, hostDevPaths } from '../../contract/dev-host.ts';
import type { PlayedHost } from './played-host.ts';

const day = 86_400_000;

/** The users that a simulated app can be signed in as: the tokens' query by button label. */
export const signIns = [
  { label: 'With a subscription', query: '' },
  { label: 'Without one', query: '?entitlements=no' },
  { label: 'With an old token', query: '?state=access-expired' },
] as const;

/**
 * Signs a made-up account of the site's server in to the app, and notifies the page. Its tokens are properly signed, so
 * the page's calls accept them. False when the server issues none, as in production.
 */
export async function signInTo(host: PlayedHost, query: string): Promise<boolean> {
  const answer = await fetch(hostDevPaths.token + query);
  const read = answer.ok ? HostTokenReply.safeParse(await answer.json()) : null;
  if (read?.data === undefined) return false;
  const { accessToken, refreshToken, legacyToken, entitlements } = read.data;
  const now = Date.now();
  const tokens = { accessToken, refreshToken };
  host.state = {
    ...host.state,
    signedIn: tokens,
    buyer: tokens,
    legacyToken,
    subscription:
      entitlements.length === 0
        ? { isSubscribed: false }
        : {
            isSubscribed: true,
            billingPeriod: 'Monthly',
            startedAt: now,
            expiresOrRenewsAt: now + 30 * day,
            paymentPlatform: 'Stripe',
            status: 'Auto-Renewable',
          },
  };
  host.push('site', 'authUpdate');
  return true;
}

/** Signs the app's user out, and notifies the page. */
export function signOutOf(host: PlayedHost): void {
  host.state = { ...host.state, signedIn: null, legacyToken: null, subscription: { isSubscribed: false } };
  host.push('site', 'authUpdate');
}
