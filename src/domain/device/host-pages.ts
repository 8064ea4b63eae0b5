import { isMessagingDevice } from './messaging.ts';

/** Where our apps open the site inside themselves: the areas of the subscription, and what belongs to it. Host-app reference, section 4. */
const areas = ['pro', 'subscriptions', 'identity-theft-restoration', 'dbp', 'subscription-support'];

/** Tells whether our apps open a page (its path without locale) inside themselves. */
export function opensInApps(path: string): boolean {
  return areas.includes(path.split('/')[1] ?? '');
}

/**
 * Tells whether a page (the window) shows a sign of one of our apps: something that a way to talk to it is found by. Changes
 * nothing there, and takes for no app what throws when it is looked at, or an extension, which names itself. Host-app
 * reference, section 1.7.
 */
export function showsHostSign(page: object): boolean {
  const host = at(page, 'navigator', 'duckduckgo');
  const device = at(host, 'platform');
  const isNamed = typeof device === 'string';
  return (
    (is(host, 'createMessageBridge') && (!isNamed || isMessagingDevice(device))) ||
    is(page, 'windowsInteropPostMessage') ||
    is(at(page, 'chrome', 'webview'), 'postMessage') ||
    is(at(page, 'webkit', 'messageHandlers', 'subscriptionPages'), 'postMessage') ||
    is(at(page, 'subscriptionPages'), 'process')
  );
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
