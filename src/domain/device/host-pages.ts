import { isMessagingDevice } from './messaging.ts';

/** Where our apps open the site inside themselves: the areas of the subscription, and what belongs to it. Host-app reference, section 4. */
const areas = ['pro', 'subscriptions', 'identity-theft-restoration', 'dbp', 'subscription-support'];

/** Tells whether our apps open a page (its path without locale) inside themselves. */
export function opensInApps(path: string): boolean {
  return areas.includes(path.split('/')[1] ?? '');
}

/** Where an app has its messaging, by the names that lead there. Host-app reference, sections 1.2 to 1.4. */
const signs = [
  'windowsInteropPostMessage',
  'chrome.webview.postMessage',
  'webkit.messageHandlers.subscriptionPages.postMessage',
  'subscriptionPages.process',
  'identityTheftRestorationPages.process',
];

/**
 * Tells whether a page (the window) is one that an app of ours shows inside itself: there is a way to talk about the
 * subscription. The bridge that browsers of ours have for every page is none, unless it opens for that. Takes for no app what
 * throws when it is looked at, an extension, which names itself, what is around a frame, which apps answer no more than a
 * stranger, and a bridge that nothing can be asked over. Host-app reference, section 1.7.
 */
export function showsHostSign(page: object): boolean {
  return (
    at(page, 'top') === at(page, 'self') &&
    (opensBridge(page) || signs.some((path) => is(page, ...path.split('.'))))
  );
}

/** Tells whether there is something around a page (the window) that opens bridges, for whatever. */
export function hasBridges(page: object): boolean {
  return is(page, 'navigator', 'duckduckgo', 'createMessageBridge');
}

// Apps keep the bridge that they opened for a name: who opens it later gets the same.
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

/** Tells whether something around a page (the window) gives itself the name of a device that our apps run on. */
export function namesOurDevice(page: object): boolean {
  const device = at(page, 'navigator', 'duckduckgo', 'platform');
  return typeof device === 'string' && isMessagingDevice(device);
}

function is(of: unknown, ...names: readonly string[]): boolean {
  return typeof at(of, ...names) === 'function';
}

function at(of: unknown, ...names: readonly string[]): unknown {
  try {
    // An object of what is none has none of these names.
    return names.reduce<unknown>((value, name) => Object(value)[name], of);
  } catch {
    return undefined;
  }
}
