import { type HostChannel, hostChannels } from '../../contract/host-channels.ts';
import { memberOf } from './place.ts';
import type { PlayedHost } from './played-host.ts';

/** The page-world bridge, seen from the app. */
export interface BridgePlace {
  /** Sends the page an event of a channel; false when no page listens over the bridge. */
  push(channel: HostChannel, event: string, params: unknown): boolean;
}

type Listener = (params: unknown) => void;

/**
 * The bridge that every app of ours opens on the pages of the site: `navigator.duckduckgo`. On Windows it also carries
 * the messages of the subscription pages.
 */
export function bridgePlace(page: object, host: PlayedHost): BridgePlace {
  const listeners = new Map<string, Listener>();
  const bridges = new Map<string, object>();
  const channels = new Map<unknown, HostChannel>([[hostChannels.site.featureName, 'site']]);
  if (host.platform === 'windows') channels.set(hostChannels.subscriptionPages.context, 'subscriptionPages');

  const createMessageBridge = (name: unknown) => {
    const channel = channels.get(name);
    if (channel === undefined || memberOf(page, 'top') !== memberOf(page, 'self'))
      throw new Error('Did not install Message Bridge');
    const known = bridges.get(channel);
    const bridge = known ?? bridgeOf(host, channel, listeners);
    bridges.set(channel, bridge);
    return bridge;
  };
  const navigator = memberOf(page, 'navigator');
  if (typeof navigator !== 'object' || navigator === null) throw new Error('A page has a navigator.');
  Reflect.defineProperty(navigator, 'duckduckgo', {
    configurable: true,
    writable: true,
    value: {
      messageHandlers: {},
      platform: host.platform,
      isDuckDuckGo: () => Promise.resolve(true),
      createMessageBridge,
    },
  });
  return {
    push(channel, event, params) {
      const listener = listeners.get(`${channel}.${event}`);
      if (listener === undefined && channel !== 'site') return false;
      const { featureName } = hostChannels[channel];
      const entry = {
        direction: 'to-page',
        wire: 'bridge',
        sent: { featureName, subscriptionName: event, params },
      } as const;
      host.note(listener === undefined ? { ...entry, dropped: true } : entry);
      listener?.(params);
      return true;
    },
  };
}

function bridgeOf(host: PlayedHost, channel: HostChannel, listeners: Map<string, Listener>): object {
  const { featureName } = hostChannels[channel];
  const note = (sent: object, isKnown: boolean) => {
    const entry = { direction: 'to-app', wire: 'bridge', sent } as const;
    host.note(isKnown ? entry : { ...entry, dropped: true });
  };
  return {
    notify(method: string, params: unknown = {}) {
      const isKnown = host.knows(channel, method);
      note({ featureName, method, params }, isKnown);
      if (isKnown) host.receive({ channel, method, params }, () => undefined);
    },
    request(method: string, params: unknown = {}) {
      const id = crypto.randomUUID();
      const isKnown = host.knows(channel, method);
      note({ featureName, method, params, id }, isKnown);
      const back = { direction: 'to-page', wire: 'bridge', settles: id } as const;
      return new Promise((resolve, reject) => {
        const refuse = (message: string) => {
          host.note({ ...back, sent: message, rejected: true });
          reject(new Error(message));
        };
        if (!isKnown) return refuse('method not found');
        host.receive({ channel, method, params, id }, (answer) => {
          if ('error' in answer) return refuse(answer.error);
          host.note({ ...back, sent: answer.result });
          resolve(answer.result);
        });
      });
    },
    subscribe(event: string, listener: Listener) {
      const name = `${channel}.${event}`;
      // On Android a second listener silences the first.
      if (host.platform !== 'android' && listeners.has(name))
        throw new Error(`A subscription with the name ${event} already exists`);
      listeners.set(name, listener);
      return () => listeners.delete(name);
    },
  };
}
