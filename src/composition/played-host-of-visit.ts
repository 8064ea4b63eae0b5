import { purchaseOutcomes } from '../adapters/played-host/app-state.ts';
import { keepHost, keptHost } from '../adapters/played-host/kept-host.ts';
import { playHost } from '../adapters/played-host/play-host.ts';
import { PlayedHost } from '../adapters/played-host/played-host.ts';
import { signIns, signInTo, signOutOf } from '../adapters/played-host/sign-in.ts';
import { isMessagingDevice, messagingDevices } from '../domain/device/messaging.ts';

const key = 'played_host';
let played: PlayedHost | undefined;

/**
 * Simulates the app that the address asks for (`host=macos`), or that the tab's last page was in. Once per page;
 * returns the developer's controls.
 */
export function playHostOfVisit() {
  played ??= begin();
  return controlsOf(played);
}

function begin(): PlayedHost {
  const asked = new URLSearchParams(location.search).get('host') ?? '';
  const kept = keptHost(key);
  const platform = isMessagingDevice(asked) ? asked : (kept?.platform ?? 'macos');
  const host = new PlayedHost(kept?.platform === platform ? kept : { platform });
  playHost(window, host);
  keepHost(key, host);
  return host;
}

function controlsOf(host: PlayedHost) {
  return {
    platforms: Object.keys(messagingDevices),
    platform: host.platform,
    choose(platform: string | null) {
      const address = new URL(location.href);
      address.searchParams.set('host', platform ?? 'none');
      location.assign(address);
    },
    signIns,
    signIn: (query: string) => signInTo(host, query),
    signOut: () => signOutOf(host),
    outcomes: purchaseOutcomes,
    outcome: () => host.state.purchase,
    setOutcome(outcome: string) {
      const purchase = purchaseOutcomes.find((known) => known === outcome);
      if (purchase !== undefined) host.state = { ...host.state, purchase };
    },
    pushPurchase: (type: string) => host.push('subscriptionPages', 'onPurchaseUpdate', { type }),
    standing: () => ({
      signedIn: host.state.signedIn !== null,
      subscribed: host.state.subscription.isSubscribed,
      messages: host.entries.length,
    }),
    onMessage(call: () => void) {
      host.onEntry = call;
    },
  };
}
