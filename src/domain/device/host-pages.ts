import { isMessagingDevice } from './messaging.ts';

/** Where our apps open the site inside themselves: the areas of the subscription, and what belongs to it. Host-app reference, section 4. */
const areas = ['pro', 'subscriptions', 'identity-theft-restoration', 'dbp', 'subscription-support'];

/** Tells whether our apps open a page (its path without locale) inside themselves. */
export function opensInApps(path: string): boolean {
  return areas.includes(path.split('/')[1] ?? '');
}

/**
 * Tells whether a page (the window) shows a sign of one of our apps: something that a way to talk to it is found by. Changes
 * nothing there, and takes for no app what throws when it is looked at, an extension, which names itself, or what is around
 * a frame, which apps answer no more than a stranger. Host-app reference, section 1.7.
 */
export function showsHostSign(page: object): boolean {
  const host = at(page, 'navigator', 'duckduckgo');
  return (
    at(page, 'top') === at(page, 'self') &&
    ((is(host, 'createMessageBridge') &&
      (typeof at(host, 'platform') !== 'string' || namesOurDevice(page))) ||
      is(page, 'windowsInteropPostMessage') ||
      is(at(page, 'chrome', 'webview'), 'postMessage') ||
      is(at(page, 'webkit', 'messageHandlers', 'subscriptionPages'), 'postMessage') ||
      is(at(page, 'subscriptionPages'), 'process') ||
      is(at(page, 'identityTheftRestorationPages'), 'process'))
  );
}

/** Tells whether something around a page (the window) gives itself the name of a device that our apps run on. */
export function namesOurDevice(page: object): boolean {
  const device = at(page, 'navigator', 'duckduckgo', 'platform');
  return typeof device === 'string' && isMessagingDevice(device);
}

function is(of: unknown, method: string): boolean {
  return typeof at(of, method) === 'function';
}

function at(of: unknown, ...names: readonly string[]): unknown {
  try {
    return names.reduce<unknown>(
      (value, name) => (Object(value) === value ? Reflect.get(Object(value), name) : undefined),
      of,
    );
  } catch {
    return undefined;
  }
}
