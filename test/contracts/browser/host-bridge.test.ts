import { describe, expect, it } from 'vitest';
import { MemoryHostBridge } from '../../../src/adapters/memory/memory-host-bridge.ts';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { NoHostBridge } from '../../../src/adapters/native-bridge/no-host-bridge.ts';
import { PageHostBridge } from '../../../src/adapters/native-bridge/page-host-bridge.ts';
import type {
  HostBridge,
  HostBridgeNotifications,
  HostSubscriptionDetails,
} from '../../../src/application/ports/host-bridge.ts';
import { messagingDevices } from '../../../src/domain/device/messaging.ts';
import { bridgePage } from '../../support/host-pages.ts';
import { errorOf, valueOf } from '../../support/services.ts';

/** What an app answers on the bridge. */
interface BridgeApp {
  readonly messages: readonly string[];
  readonly details: HostSubscriptionDetails;
  readonly config: Readonly<Record<string, unknown>>;
  readonly accessToken: string | null;
}

/** The bridge from the page's side, and an app that says its sign-in state has changed. */
interface BridgeSide {
  readonly bridge: HostBridge;
  readonly updateAuth: () => void;
  readonly told: () => readonly { readonly name: string; readonly params: unknown }[];
}

const details: HostSubscriptionDetails = {
  isSubscribed: true,
  billingPeriod: 'monthly',
  startedAt: 1709052033000,
  expiresOrRenewsAt: 1711557633000,
  paymentPlatform: 'Google',
  status: 'Auto-Renewable',
};
const nothing: HostSubscriptionDetails = {
  isSubscribed: false,
  billingPeriod: null,
  startedAt: null,
  expiresOrRenewsAt: null,
  paymentPlatform: null,
  status: null,
};
const app: BridgeApp = {
  messages: ['subscriptionDetails', 'getFeatureConfig', 'authUpdate'],
  details,
  config: { useSubscriptionsAuthV2: true, unknownSwitch: 'x' },
  accessToken: 'a.b.c',
};
const tellings: { readonly [Name in keyof HostBridgeNotifications]: HostBridgeNotifications[Name] } = {
  backToSettings: {},
  openSubscriptionActivation: {},
  openSubscriptionPurchase: { origin: 'funnel_home' },
  openSubscriptionUpgrade: {},
};

/** What every {@link HostBridge} does where there is an app. `platform` is the name that it gives itself. */
function hostBridgeContract(name: string, platform: string, open: (app: BridgeApp) => BridgeSide): void {
  describe(`${name} as the bridge to an app`, () => {
    it('is there', () => {
      expect(open(app).bridge.present).toBe(true);
    });

    it('opens, names the app and the messages that it has', async () => {
      expect(valueOf(await open(app).bridge.handshake())).toEqual({
        availableMessages: app.messages,
        platform,
      });
    });

    it.each([
      details,
      nothing,
      { ...details, isSubscribed: false, status: 'Expired' },
      { ...details, billingPeriod: null, status: 'Unknown' },
    ] as const)('says what the app knows of the subscription (%o)', async (details) => {
      expect(valueOf(await open({ ...app, details }).bridge.subscriptionDetails())).toEqual(details);
    });

    it('gives the app’s switches as they came', async () => {
      expect(valueOf(await open(app).bridge.featureConfig())).toEqual(app.config);
    });

    it.each(['a.b.c', null])(
      'gives the token of whoever is signed in to the app (%s)',
      async (accessToken) => {
        const { bridge } = open({ ...app, accessToken });
        expect(valueOf(await bridge.accessToken())).toEqual({ accessToken });
      },
    );

    it.each(Object.keys(tellings) as (keyof typeof tellings)[])('tells %s', (name) => {
      const { bridge, told } = open(app);
      bridge.notify(name, tellings[name]);
      expect(told()).toEqual([{ name, params: tellings[name] }]);
    });

    it('tells every listener of each change of the sign-in state, not on subscribing, until it stops', () => {
      const { bridge, updateAuth } = open(app);
      const heard: string[] = [];
      const listening = bridge.authUpdate$.subscribe(() => heard.push('one'));
      bridge.authUpdate$.subscribe(() => heard.push('other'));
      expect(heard).toEqual([]);
      updateAuth();
      listening.unsubscribe();
      updateAuth();
      expect(heard).toEqual(['one', 'other', 'other']);
    });
  });
}

/** What every {@link HostBridge} does in a plain browser. */
function noHostBridgeContract(name: string, open: () => HostBridge): void {
  describe(`${name} without an app`, () => {
    it('does not open, and says by the specification’s name that there is no app', async () => {
      const bridge = open();
      const code = 'not-ddg-context';
      expect(errorOf(await bridge.handshake())).toEqual({ code });
      expect(errorOf(await bridge.subscriptionDetails())).toEqual({ code });
      expect(errorOf(await bridge.featureConfig())).toEqual({ code });
      expect(errorOf(await bridge.accessToken())).toEqual({ code });
      for (const name of Object.keys(tellings) as (keyof typeof tellings)[])
        expect(() => bridge.notify(name, tellings[name])).not.toThrow();
    });
  });
}

hostBridgeContract('MemoryHostBridge', 'android', ({ messages, details, config, accessToken }) => {
  const bridge = new MemoryHostBridge();
  const { isSubscribed, ...rest } = details;
  bridge.platform = 'android';
  bridge.handshakeAnswer = { value: messages };
  bridge.detailsAnswer = { value: isSubscribed };
  bridge.details = rest;
  bridge.configAnswer = { value: config };
  bridge.tokenAnswer = { value: accessToken };
  bridge.present = true;
  return { bridge, updateAuth: () => bridge.updateAuth(), told: () => bridge.notified };
});

noHostBridgeContract('MemoryHostBridge', () => new MemoryHostBridge());
noHostBridgeContract('NoHostBridge', () => new NoHostBridge('not-ddg-context'));

const inHostApp = new MemoryPageLocation(new URL('https://mallard.example/subscriptions'));
for (const platform of Object.keys(messagingDevices)) {
  hostBridgeContract(
    `PageHostBridge on ${platform}`,
    platform,
    ({ messages, details, config, accessToken }) => {
      const side = bridgePage({ feature: 'subscriptions', platform });
      const { isSubscribed, status, billingPeriod, ...rest } = details;
      // What is not known is not on the wire, or in words that nobody knows.
      const known = Object.entries({ ...rest, status }).filter(([, value]) => value !== null);
      const period = status === null ? {} : { billingPeriod: billingPeriod ?? 'Fortnightly' };
      const results: Readonly<Record<string, unknown>> = {
        handshake: { availableMessages: messages, platform },
        subscriptionDetails: { isSubscribed, ...period, ...Object.fromEntries(known) },
        getFeatureConfig: config,
        getAuthAccessToken: accessToken === null ? {} : { accessToken },
      };
      side.answer = (method) => ({ result: results[method] });
      return {
        bridge: new PageHostBridge(side.page, inHostApp),
        updateAuth: () => side.push('authUpdate', {}),
        told: () => side.told,
      };
    },
  );
}

noHostBridgeContract('PageHostBridge', () => new PageHostBridge({ navigator: {} }, inHostApp));
