import { describe, expect, it } from 'vitest';
import type { HostBridge } from '../../src/application/ports/host-bridge.ts';
import { errorOf, valueOf } from './services.ts';

/** What an app answers on the bridge. */
export interface BridgeApp {
  readonly messages: readonly string[];
  readonly isSubscribed: boolean;
  readonly config: Readonly<Record<string, unknown>>;
}

/** The bridge from the page's side, and an app that says its sign-in state has changed. */
export interface BridgeSide {
  readonly bridge: HostBridge;
  readonly updateAuth: () => void;
}

const app: BridgeApp = {
  messages: ['subscriptionDetails', 'getFeatureConfig', 'authUpdate'],
  isSubscribed: true,
  config: { useSubscriptionsAuthV2: true, unknownSwitch: 'x' },
};

/** What every {@link HostBridge} does where there is an app. */
export function hostBridgeContract(name: string, open: (app: BridgeApp) => BridgeSide): void {
  describe(`${name} as the bridge to an app`, () => {
    it('opens and names the messages that the app has', async () => {
      const { availableMessages } = valueOf(await open(app).bridge.handshake());
      expect(availableMessages).toEqual(app.messages);
    });

    it.each([true, false])('says whether the visitor is subscribed (%s)', async (isSubscribed) => {
      const { bridge } = open({ ...app, isSubscribed });
      valueOf(await bridge.handshake());
      expect(valueOf(await bridge.subscriptionDetails())).toEqual({ isSubscribed });
    });

    it('gives the app’s switches as they came', async () => {
      const { bridge } = open(app);
      valueOf(await bridge.handshake());
      expect(valueOf(await bridge.featureConfig())).toEqual(app.config);
    });

    it('tells every listener of each change of the sign-in state, not on subscribing, until it stops', async () => {
      const { bridge, updateAuth } = open(app);
      valueOf(await bridge.handshake());
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
export function noHostBridgeContract(name: string, open: () => HostBridge): void {
  describe(`${name} without an app`, () => {
    it('does not open, and says by the specification’s name that there is no app', async () => {
      expect(errorOf(await open().handshake())).toEqual({ code: 'not-ddg-context' });
    });
  });
}
