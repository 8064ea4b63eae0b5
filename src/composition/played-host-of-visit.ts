import { purchaseOutcomes } from '../adapters/played-host/app-state.ts';
import { keepHost, keptHost } from '../adapters/played-host/kept-host.ts';
import { playHost } from '../adapters/played-host/play-host.ts';
import { PlayedHost } from '../adapters/played-host/played-host.ts';
import { signIns, signInTo, signOutOf } from '../adapters/played-host/sign-in.ts';
import { isMessagingDevice, messagingDevices } from '../domain/device/messaging.ts';

/** What a developer may do with the app that is played around this visit; `host=none` in the address ends it. */
export interface PlayedHostControls {
  readonly platforms: readonly string[];
  readonly platform: string;
  /** Loads the page anew in another app, or with null in none. */
  readonly choose: (platform: string | null) => void;
  readonly signIns: readonly { readonly label: string; readonly query: string }[];
  /** False where the server gives no tokens. */
  readonly signIn: (query: string) => Promise<boolean>;
  readonly signOut: () => void;
  readonly outcomes: readonly string[];
  readonly outcome: () => string;
  /** How purchases in the app's store end from now on. */
  readonly setOutcome: (outcome: string) => void;
  /** Tells the page how a purchase has ended. */
  readonly pushPurchase: (type: string) => void;
  /** Who is signed in, and what went over the wire, in a line each. */
  readonly standing: () => {
    readonly signedIn: boolean;
    readonly subscribed: boolean;
    readonly messages: number;
  };
  /** Calls whenever a message went over the wire. */
  readonly onMessage: (call: () => void) => void;
}

const key = 'played_host';
let played: PlayedHost | undefined;

/** Plays the app that the address asks for (`host=macos`), or that the last page of this tab was in. Once a page. */
export function playHostOfVisit(): PlayedHostControls {
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

function controlsOf(host: PlayedHost): PlayedHostControls {
  return {
    platforms: Object.keys(messagingDevices),
    platform: host.platform,
    choose(platform) {
      const address = new URL(location.href);
      address.searchParams.set('host', platform ?? 'none');
      location.assign(address);
    },
    signIns,
    signIn: (query) => signInTo(host, query),
    signOut: () => signOutOf(host),
    outcomes: purchaseOutcomes,
    outcome: () => host.state.purchase,
    setOutcome(outcome) {
      const purchase = purchaseOutcomes.find((known) => known === outcome);
      if (purchase !== undefined) host.state = { ...host.state, purchase };
    },
    pushPurchase: (type) => host.push('subscriptionPages', 'onPurchaseUpdate', { type }),
    standing: () => ({
      signedIn: host.state.signedIn !== null,
      subscribed: host.state.subscription.isSubscribed,
      messages: host.entries.length,
    }),
    onMessage(call) {
      host.onEntry = call;
    },
  };
}
