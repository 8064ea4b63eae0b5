import { isMessagingDevice } from './messaging.ts';

/**
 * The parts of the site that our apps open inside themselves: the subscription area and what belongs to it. Host-app
 * reference, section 4.
 */
const areas = ['pro', 'subscriptions', 'identity-theft-restoration', 'dbp', 'subscription-support'];

/** Tells whether our apps open a page (path without locale) inside themselves. */
export function opensInApps(path: string): boolean {
  return areas.includes(path.split('/')[1] ?? '');
}

/** Where an app exposes its messaging, as property paths. Host-app reference, sections 1.2 to 1.4. */
const signs = [
  'windowsInteropPostMessage',
  'chrome.webview.postMessage',
  'webkit.messageHandlers.subscriptionPages.postMessage',
  'subscriptionPages.process',
  'identityTheftRestorationPages.process',
];

/**
 * Tells whether one of our apps shows this page (the window) inside itself, that is, whether there is a channel to talk
 * about the subscription. The bridge our browsers provide to every page does not count unless it opens for that
 * channel. Does not count either: objects that throw on access, an extension, which names itself, anything around a
 * frame, because apps do not answer frames, and a bridge without messaging. Host-app reference, section 1.7.
 */
export function showsHostSign(page: object): boolean {
  return (
    at(page, 'top') === at(page, 'self') &&
    (opensBridge(page) || signs.some((path) => is(page, ...path.split('.'))))
  );
}

/** Tells whether something in a page (the window) can open bridges, for any purpose. */
export function hasBridges(page: object): boolean {
  return is(page, 'navigator', 'duckduckgo', 'createMessageBridge');
}

// Apps keep a bridge once it is open for a name; whoever opens it later gets the same one.
function opensBridge(page: object): boolean {
  if (!hasBridges(page)) return false;
  const host = Object(at(page, 'navigator', 'duckduckgo'));
  if (typeof at(host, 'platform') === 'string' && !namesOurDevice(page)) return false;
  try {
    return is(host.createMessageBridge('subscriptionPages'), 'request');
  } catch {
    return false;
  }
}

/** Tells whether something in a page (the window) identifies itself as a device that our apps run on. */
export function namesOurDevice(page: object): boolean {
  const device = at(page, 'navigator', 'duckduckgo', 'platform');
  return typeof device === 'string' && isMessagingDevice(device);
}

function is(of: unknown, ...names: readonly string[]): boolean {
  return typeof at(of, ...names) === 'function';
}

function at(of: unknown, ...names: readonly string[]): unknown {
  try {
    // `Object` turns null and undefined into an object without these names.
    return names.reduce<unknown>((value, name) => Object(value)[name], of);
  } catch {
    return undefined;
  }
}
