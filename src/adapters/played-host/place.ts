import { type HostChannel, hostChannels } from '../../contract/host-channels.ts';

/** One platform's wire in a page, seen from the app. */
export interface Place {
  /** Sends the page an event of a channel. */
  push(channel: HostChannel, event: string, params: unknown): void;
}

/**
 * The contexts in which an app's own bundle, which creates the page's bridge, talks to its app: Apple's in an isolated
 * world, the others next to the page. Host-app reference, section 1.5.
 */
export const bundleContexts = ['contentScopeScripts', 'contentScopeScriptsIsolated'] as const;

/** The channel that a message is addressed to; null when no app of ours has it. */
export function channelOf(context: string | undefined, featureName: string): HostChannel | null {
  const { site, subscriptionPages } = hostChannels;
  if (context === subscriptionPages.context && featureName === subscriptionPages.featureName)
    return 'subscriptionPages';
  const isBundle = bundleContexts.some((name) => name === context);
  return isBundle && featureName === site.featureName ? 'site' : null;
}

/** The address from which an event is sent: events of the site's channel go to the bundle's context. */
export function addressOf(channel: HostChannel, context: string): { context: string; featureName: string } {
  const { featureName, context: own } = hostChannels[channel];
  return { context: own ?? context, featureName };
}

/** Defines an object of the app on a page. An app's own bundle, which runs later, may replace it. */
export function define(page: object, name: string, value: unknown): void {
  Reflect.defineProperty(page, name, { configurable: true, enumerable: false, writable: true, value });
}

/** A property of a page object; undefined when there is none. */
export function memberOf(of: unknown, name: string): unknown {
  return of === null || of === undefined ? undefined : Reflect.get(Object(of), name);
}
