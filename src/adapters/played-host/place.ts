import { type HostChannel, hostChannels } from '../../contract/host-channels.ts';

/** A wire of a platform in a page, seen from the app. */
export interface Place {
  /** Tells the page an event of a channel. */
  push(channel: HostChannel, event: string, params: unknown): void;
}

/**
 * Where an app's own bundle, which makes the bridge of a page, speaks to its app: Apple's in a world of its own, the others
 * beside the page. Host-app reference, section 1.5.
 */
export const bundleContexts = ['contentScopeScripts', 'contentScopeScriptsIsolated'] as const;

/** The channel that a message is addressed to; null for none that an app of ours has. */
export function channelOf(context: string | undefined, featureName: string): HostChannel | null {
  const { site, subscriptionPages } = hostChannels;
  if (context === subscriptionPages.context && featureName === subscriptionPages.featureName)
    return 'subscriptionPages';
  const isBundle = bundleContexts.some((name) => name === context);
  return isBundle && featureName === site.featureName ? 'site' : null;
}

/** What an event is addressed from: that of the site's channel comes to the bundle's context. */
export function addressOf(channel: HostChannel, context: string): { context: string; featureName: string } {
  const { featureName, context: own } = hostChannels[channel];
  return { context: own ?? context, featureName };
}

/** Puts an object of the app into a page. An app's own bundle, which comes after it, may put another in its place. */
export function define(page: object, name: string, value: unknown): void {
  Reflect.defineProperty(page, name, { configurable: true, enumerable: false, writable: true, value });
}

/** A property of something of the page; undefined when there is none. */
export function memberOf(of: unknown, name: string): unknown {
  return of === null || of === undefined ? undefined : Reflect.get(Object(of), name);
}
